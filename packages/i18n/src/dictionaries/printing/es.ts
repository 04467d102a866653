/** What whoever looks after the printers of a store is told. */
export const es = {
  printers: {
    add: 'Añadir impresora',
    addTitle: 'Nueva impresora',
    change: 'Editar',
    changeOf: (name: string) => `Editar ${name}`,
    name: 'Nombre',
    nameHint: 'Así la nombran las pantallas cuando no responde.',
    prints: 'Imprime lo de',
    printsHint: 'Si no marcas nada, solo imprime cuando sustituye a otra.',
    pass: 'Pase: la comanda entera',
    fallback: 'Si no responde, imprime',
    nobody: 'Ninguna',
    language: 'Órdenes que entiende',
    languages: { 'esc-pos': 'ESC/POS (Epson y casi todas)', 'star-line': 'Star Line', 'star-prnt': 'StarPRNT' },
    codePage: 'Tabla de letras',
    codePages: { windows1252: 'Windows-1252', cp858: '858', cp437: '437 (sin €)' },
    columns: 'Letras por línea',
    addressTitle: (name: string) => `Dirección de ${name}`,
    addressText: 'Escríbela en la impresora, en «CloudPRNT». Solo se enseña ahora: quien la tiene recibe sus comandas.',
    relayText: 'Si solo escucha en el puerto 9100, deja esto en marcha en un ordenador del local, con su IP al final:',
    copy: 'Copiar la dirección',
    copied: 'Copiada',
    usbText: 'O está conectada a este dispositivo con un cable USB:',
    usbTake: 'Imprimir por USB desde aquí',
    usbLacking:
      'Este navegador no sabe usar impresoras USB. Abre esta página con Chrome o Edge en el dispositivo de la impresora.',
    usbNone: 'No se ha elegido ninguna impresora.',
    usbHere: (name: string) => `${name} imprime por USB desde este dispositivo. Deja esta página abierta.`,
    usbElsewhere: (name: string) => `${name} imprime por USB desde otra página abierta en este dispositivo.`,
    usbAway: (name: string) =>
      `${name} debería imprimir por USB desde este dispositivo y no responde. Enchúfala, enciéndela o elígela otra vez.`,
    usbChoose: 'Elegir la impresora',
    usbLeave: 'Dejar de imprimir desde aquí',
    remove: 'Quitar la impresora',
    removeTitle: (name: string) => `¿Quitar ${name}?`,
    removeText:
      'Su dirección deja de valer. Lo que no ha impreso pasa a la que la sustituye; si no hay ninguna, sigue en la lista.',
  },
}

export type PrintingWords = typeof es
