import type { TableWords } from './es.ts'

export const eu: TableWords = {
  table: {
    whatNow: 'Zer egin nahi duzu?',
    phoneSent: 'Telefonoa bidali da',
    billRequested: 'Kontua eskatu da',
    helpRequested: 'Laguntza eskatu da',
    badQr: 'Errore bat gertatu da',
    hasError: 'Errorea gertatu da',
    readQrAgain: 'Irakurri berriro QRa, mesedez',
    waiterBusy: 'Zerbitzaria beste mahai batean dago. Libre dagoenean abisatuko diogu.',
    waiterAlreadyCalled: 'Zerbitzariari abisatu diogu dagoeneko',
    sms: (store: string, order: number) => `${store}: hemen jasoko dituzu ${order}. eskaeraren berriak.`,
    otherDeviceAddingPhone: 'Beste gailu bat telefono bat gehitzen ari da orain',
  },
}
