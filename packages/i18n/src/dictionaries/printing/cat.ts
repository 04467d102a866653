import type { PrintingWords } from './es.ts'

export const cat: PrintingWords = {
  printers: {
    add: 'Afegir una impressora',
    addTitle: 'Nova impressora',
    change: 'Editar',
    changeOf: (name) => `Editar ${name}`,
    name: 'Nom',
    nameHint: 'Així l’anomenen les pantalles quan no respon.',
    prints: 'Imprimeix el de',
    printsHint: 'Si no marques res, només imprimeix quan en substitueix una altra.',
    pass: 'Passe: el tiquet sencer',
    fallback: 'Si no respon, imprimeix',
    nobody: 'Cap',
    language: 'Ordres que entén',
    languages: { 'esc-pos': 'ESC/POS (Epson i gairebé totes)', 'star-line': 'Star Line', 'star-prnt': 'StarPRNT' },
    codePage: 'Taula de lletres',
    codePages: { windows1252: 'Windows-1252', cp858: '858', cp437: '437 (sense €)' },
    columns: 'Lletres per línia',
    addressTitle: (name) => `Adreça: ${name}`,
    addressText: 'Escriu-la a la impressora, a «CloudPRNT». Només es mostra ara: qui la té rep els seus tiquets.',
    relayText: 'Si només escolta al port 9100, deixa això en marxa en un ordinador del local, amb la seva IP al final:',
    copy: 'Copiar l’adreça',
    copied: 'Copiada',
    usbText: 'O està connectada a aquest dispositiu amb un cable USB:',
    usbTake: 'Imprimir per USB des d’aquí',
    usbLacking:
      'Aquest navegador no sap fer servir impressores USB. Obre aquesta pàgina amb Chrome o Edge al dispositiu de la impressora.',
    usbNone: 'No s’ha triat cap impressora.',
    usbHere: (name) => `${name} imprimeix per USB des d’aquest dispositiu. Deixa aquesta pàgina oberta.`,
    usbElsewhere: (name) => `${name} imprimeix per USB des d’una altra pàgina oberta en aquest dispositiu.`,
    usbAway: (name) =>
      `${name} hauria d’imprimir per USB des d’aquest dispositiu i no respon. Endolla-la, encén-la o torna-la a triar.`,
    usbChoose: 'Triar la impressora',
    usbLeave: 'Deixar d’imprimir des d’aquí',
    remove: 'Treure la impressora',
    removeTitle: (name) => `Vols treure ${name}?`,
    removeText:
      'La seva adreça deixa de valer. El que no ha imprès passa a la que la substitueix; si no n’hi ha cap, continua a la llista.',
  },
}
