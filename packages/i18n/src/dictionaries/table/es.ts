/** At the table. */
export const es = {
  table: {
    whatNow: '¿Qué quieres hacer?',
    phoneSent: 'Teléfono enviado',
    billRequested: 'Se ha pedido la cuenta',
    helpRequested: 'Se ha solicitado ayuda',
    badQr: 'Ocurrió un error',
    hasError: 'Ha ocurrido un error',
    readQrAgain: 'Por favor vuelva a leer el QR',
    waiterBusy: 'El camarero está atendiendo otra mesa. Le avisaremos en cuanto quede libre.',
    waiterAlreadyCalled: 'Ya hemos avisado al camarero',
    sms: (store: string, order: number) => `${store}: seguirá por aquí su pedido ${order}.`,
    otherDeviceAddingPhone: 'Otro dispositivo está añadiendo un teléfono en este momento',
  },
}

export type TableWords = typeof es
