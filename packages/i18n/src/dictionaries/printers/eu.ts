import type { PrintersWords } from './es.ts'

export const eu: PrintersWords = {
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
    remove: 'Kendu inprimagailua',
    removeTitle: (name) => `${name} kendu?`,
    removeText:
      'Bere helbideak ez du gehiago balio. Inprimatu ez duena ordezkoari doakio; ordezkorik gabe, zerrendan geratzen da.',
  },
}
