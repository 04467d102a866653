import type { TableWords } from './es.ts'

export const en: TableWords = {
  table: {
    whatNow: 'What would you like to do?',
    phoneSent: 'Phone sent',
    billRequested: 'The bill has been requested',
    helpRequested: 'Help has been requested',
    badQr: 'An error occurred',
    hasError: 'An error has occurred',
    readQrAgain: 'Please scan the QR code again',
    waiterBusy: 'The waiter is attending another table. We will let them know as soon as they are free.',
    waiterAlreadyCalled: 'The waiter has already been called',
    sms: (store: string, order: number) => `${store}: you will hear about your order ${order} here.`,
    otherDeviceAddingPhone: 'Another device is adding a phone right now',
  },
}
