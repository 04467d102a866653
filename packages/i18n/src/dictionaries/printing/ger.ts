import type { PrintingWords } from './es.ts'

export const ger: PrintingWords = {
  printers: {
    add: 'Drucker hinzufügen',
    addTitle: 'Neuer Drucker',
    change: 'Bearbeiten',
    changeOf: (name) => `${name} bearbeiten`,
    name: 'Name',
    nameHint: 'So nennen ihn die Bildschirme, wenn er nicht antwortet.',
    prints: 'Druckt für',
    printsHint: 'Ohne Auswahl druckt er nur, wenn er einen anderen ersetzt.',
    pass: 'Pass: der ganze Bon',
    fallback: 'Wenn er nicht antwortet, druckt',
    nobody: 'Niemand',
    language: 'Befehle, die er versteht',
    languages: { 'esc-pos': 'ESC/POS (Epson und die meisten)', 'star-line': 'Star Line', 'star-prnt': 'StarPRNT' },
    codePage: 'Zeichentabelle',
    codePages: { windows1252: 'Windows-1252', cp858: '858', cp437: '437 (ohne €)' },
    columns: 'Zeichen pro Zeile',
    addressTitle: (name) => `Adresse von ${name}`,
    addressText:
      'Trag sie im Drucker unter „CloudPRNT“ ein. Gezeigt wird sie nur jetzt: Wer sie hat, bekommt seine Bons.',
    relayText: 'Hört er nur auf Port 9100, lass dies auf einem Computer im Restaurant laufen, mit seiner IP am Ende:',
    copy: 'Adresse kopieren',
    copied: 'Kopiert',
    usbText: 'Oder er hängt mit einem USB-Kabel an diesem Gerät:',
    usbTake: 'Von hier per USB drucken',
    usbLacking:
      'Dieser Browser kann keine USB-Drucker benutzen. Öffne diese Seite mit Chrome oder Edge auf dem Gerät des Druckers.',
    usbNone: 'Es wurde kein Drucker gewählt.',
    usbHere: (name) => `${name} druckt per USB von diesem Gerät. Lass diese Seite offen.`,
    usbElsewhere: (name) => `${name} druckt per USB von einer anderen offenen Seite dieses Geräts.`,
    usbAway: (name) =>
      `${name} sollte per USB von diesem Gerät drucken und antwortet nicht. Anschließen, einschalten oder erneut wählen.`,
    usbChoose: 'Drucker wählen',
    usbLeave: 'Nicht mehr von hier drucken',
    remove: 'Drucker entfernen',
    removeTitle: (name) => `${name} entfernen?`,
    removeText:
      'Seine Adresse gilt nicht mehr. Was er nicht gedruckt hat, geht an seinen Ersatz; ohne Ersatz bleibt es in der Liste.',
  },
}
