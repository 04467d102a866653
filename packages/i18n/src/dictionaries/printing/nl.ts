import type { PrintingWords } from './es.ts'

export const nl: PrintingWords = {
  printers: {
    add: 'Printer toevoegen',
    addTitle: 'Nieuwe printer',
    change: 'Wijzigen',
    changeOf: (name) => `${name} wijzigen`,
    name: 'Naam',
    nameHint: 'Zo noemen de schermen hem als hij niet reageert.',
    prints: 'Print voor',
    printsHint: 'Kies je niets, dan print hij alleen als hij een andere vervangt.',
    pass: 'Pass: de hele bon',
    fallback: 'Reageert hij niet, dan print',
    nobody: 'Niemand',
    language: 'Printertaal',
    languages: { 'esc-pos': 'ESC/POS (Epson en de meeste andere)', 'star-line': 'Star Line', 'star-prnt': 'StarPRNT' },
    codePage: 'Tekentabel',
    codePages: { windows1252: 'Windows-1252', cp858: '858', cp437: '437 (geen €)' },
    columns: 'Tekens per regel',
    addressTitle: (name) => `Adres van ${name}`,
    addressText: 'Vul het in op de printer, bij ‘CloudPRNT’. Je ziet het alleen nu: wie het heeft, krijgt de bonnen.',
    relayText:
      'Luistert hij alleen op poort 9100? Laat dit dan draaien op een computer in de zaak, met zijn IP-adres erachter:',
    copy: 'Adres kopiëren',
    copied: 'Gekopieerd',
    usbText: 'Of hij zit met een usb-kabel aan dit apparaat:',
    usbTake: 'Hier via usb printen',
    usbLacking:
      'Deze browser kan niet met usb-printers werken. Open deze pagina met Chrome of Edge op het apparaat van de printer.',
    usbNone: 'Er is geen printer gekozen.',
    usbHere: (name) => `${name} print via usb vanaf dit apparaat. Laat deze pagina open.`,
    usbElsewhere: (name) => `${name} print via usb vanaf een andere open pagina op dit apparaat.`,
    usbAway: (name) =>
      `${name} hoort via usb vanaf dit apparaat te printen, maar reageert niet. Sluit hem aan, zet hem aan of kies hem opnieuw.`,
    usbChoose: 'Printer kiezen',
    usbLeave: 'Hier niet meer printen',
    remove: 'Printer verwijderen',
    removeTitle: (name) => `${name} verwijderen?`,
    removeText:
      'Het adres werkt dan niet meer. Wat nog niet geprint is, gaat naar de vervanger; is die er niet, dan blijft het in de lijst.',
  },
}
