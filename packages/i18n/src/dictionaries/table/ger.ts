import type { TableWords } from './es.ts'

export const ger: TableWords = {
  table: {
    whatNow: 'Was möchten Sie tun?',
    phoneSent: 'Telefonnummer gesendet',
    billRequested: 'Die Rechnung wurde angefordert',
    helpRequested: 'Hilfe wurde angefordert',
    badQr: 'Es ist ein Fehler aufgetreten',
    hasError: 'Ein Fehler ist aufgetreten',
    readQrAgain: 'Bitte scannen Sie den QR-Code erneut',
    waiterBusy: 'Die Bedienung ist gerade an einem anderen Tisch. Wir geben Bescheid, sobald sie frei ist.',
    waiterAlreadyCalled: 'Die Bedienung wurde bereits gerufen',
    sms: (store: string, order: number) => `${store}: Hier erfahren Sie alles über Ihre Bestellung ${order}.`,
    otherDeviceAddingPhone: 'Ein anderes Gerät fügt gerade eine Telefonnummer hinzu',
  },
}
