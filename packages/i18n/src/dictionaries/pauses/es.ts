/** The words where staff pause a dish or a value. */
export const es = {
  pauses: {
    open: 'Agotar',
    title: 'Agotar',
    search: 'Buscar',
    falls: 'Deja de venderse:',
    nothing: 'nada más',
    callThem: 'Ya está pedido. Llama a:',
    today: 'Hasta que acabe el día',
    tomorrow: 'Hasta mañana incluido',
    resume: 'Volver a vender',
    until: (moment: string) => `Hasta ${moment}`,
    paused: (name: string) => `Agotado: ${name}`,
    resumed: (name: string) => `De nuevo a la venta: ${name}`,
    order: (number: number, name: string, phone: string) => `Pedido ${number}: ${name}, ${phone}`,
    back: 'Volver a la lista',
    quick: 'Marcar agotado',
    quickOf: (name: string) => `Marcar agotado: ${name}`,
    alsoFalls: (names: string) => `También cae: ${names}`,
    dayLabel: 'Otro día',
    dayHint: 'Vuelve a venderse cuando empiece ese día.',
    untilDay: 'Hasta ese día',
    unitsLeft: (units: number) => `Quedan ${units}`,
    leftLabel: 'Cuántas quedan',
    leftHint: 'Se venden estas y después se agota, hasta que acabe el día.',
    onlyThese: 'Solo estas',
    noMatch: 'Nada con ese nombre.',
    pageTitle: 'Agotar',
    pageText: 'Lo que vende el local. Marca lo que se ha agotado: cada pausa tiene un final.',
  },
}

export type PausesWords = typeof es
