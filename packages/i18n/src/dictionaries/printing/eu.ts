import type { PrintingWords } from './es.ts'

export const eu: PrintingWords = {
  printers: {
    add: 'Gehitu inprimagailua',
    addTitle: 'Inprimagailu berria',
    change: 'Aldatu',
    changeOf: (name) => `Aldatu ${name}`,
    name: 'Izena',
    nameHint: 'Pantailek horrela deituko diote erantzuten ez duenean.',
    prints: 'Hauena inprimatzen du',
    printsHint: 'Ezer markatu gabe, beste bat ordezkatzen duenean bakarrik inprimatzen du.',
    pass: 'Pasea: eskaera osoa',
    fallback: 'Erantzuten ez badu',
    nobody: 'Inork ez du ordezkatzen',
    language: 'Ulertzen dituen aginduak',
    languages: { 'esc-pos': 'ESC/POS (Epson eta ia denak)', 'star-line': 'Star Line', 'star-prnt': 'StarPRNT' },
    codePage: 'Letren taula',
    codePages: { windows1252: 'Windows-1252', cp858: '858', cp437: '437 (€ gabe)' },
    columns: 'Letrak lerroko',
    addressTitle: (name) => `${name}: helbidea`,
    addressText:
      'Idatzi inprimagailuan, «CloudPRNT» atalean. Orain bakarrik erakusten da: duenak jasotzen ditu haren eskaerak.',
    relayText:
      '9100 atakan bakarrik entzuten badu, utzi hau martxan lokaleko ordenagailu batean, bere IParekin amaieran:',
    copy: 'Kopiatu helbidea',
    copied: 'Kopiatuta',
    usbText: 'Edo gailu honi USB kable batez lotuta dago:',
    usbTake: 'Inprimatu USBz hemendik',
    usbLacking:
      'Nabigatzaile honek ezin du USB inprimagailurik erabili. Ireki orri hau Chrome edo Edge bidez inprimagailuaren gailuan.',
    usbNone: 'Ez da inprimagailurik aukeratu.',
    usbHere: (name) => `${name}: gailu honetatik USBz inprimatzen du. Utzi orri hau irekita.`,
    usbElsewhere: (name) => `${name} USB bidez inprimatzen ari da, gailu honetan irekita dagoen beste orri batetik.`,
    usbAway: (name) =>
      `${name}: gailu honetatik USBz inprimatu beharko luke eta ez du erantzuten. Entxufatu, piztu edo aukeratu berriro.`,
    usbChoose: 'Aukeratu inprimagailua',
    usbLeave: 'Utzi hemendik inprimatzeari',
    remove: 'Kendu inprimagailua',
    removeTitle: (name) => `${name} kendu?`,
    removeText:
      'Bere helbideak ez du gehiago balio. Inprimatu ez duena ordezkoari doakio; ordezkorik gabe, zerrendan geratzen da.',
  },
}
