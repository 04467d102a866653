import type { TableWords } from './es.ts'

export const fr: TableWords = {
  table: {
    whatNow: 'Que souhaitez-vous faire ?',
    phoneSent: 'Téléphone envoyé',
    billRequested: 'L’addition a été demandée',
    helpRequested: 'De l’aide a été demandée',
    badQr: 'Une erreur est survenue',
    hasError: 'Une erreur s’est produite',
    readQrAgain: 'Veuillez scanner de nouveau le QR',
    waiterBusy: 'Le serveur est à une autre table. Nous le préviendrons dès qu’il sera libre.',
    waiterAlreadyCalled: 'Le serveur a déjà été appelé',
    sms: (store: string, order: number) => `${store} : vous suivrez ici votre commande ${order}.`,
    otherDeviceAddingPhone: 'Un autre appareil est en train d’ajouter un téléphone',
  },
}
