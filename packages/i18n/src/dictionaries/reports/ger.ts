import type { ReportsWords } from './es.ts'

export const ger: ReportsWords = {
  reports: {
    salesFile: 'verkaeufe',
    day: 'Tag',
    orders: 'Bestellungen',
    units: 'Einheiten',
    gross: 'Verkäufe mit MwSt.',
    cancelledOrders: 'Stornierte Bestellungen',
    cancelledGross: 'Stornierter Betrag',
    refunded: 'Erstattet',
    total: 'Gesamt',
    ways: {
      bizum: 'Bizum',
      applepay: 'Apple Pay',
      googlepay: 'Google Pay',
      paypal: 'PayPal',
      new: 'Karte online',
      stripe: 'Karte (Stripe)',
      dojo: 'Karte (Dojo)',
      cash: 'Bargeld',
      terminal: 'Kartengerät',
    },
  },
}
