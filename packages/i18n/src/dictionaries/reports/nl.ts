import type { ReportsWords } from './es.ts'

export const nl: ReportsWords = {
  reports: {
    salesFile: 'verkopen',
    day: 'Dag',
    orders: 'Bestellingen',
    units: 'Stuks',
    gross: 'Verkopen met btw',
    cancelledOrders: 'Geannuleerde bestellingen',
    cancelledGross: 'Geannuleerd bedrag',
    refunded: 'Terugbetaald',
    total: 'Totaal',
    ways: {
      bizum: 'Bizum',
      applepay: 'Apple Pay',
      googlepay: 'Google Pay',
      paypal: 'PayPal',
      new: 'Kaart online',
      stripe: 'Kaart (Stripe)',
      dojo: 'Kaart (Dojo)',
      cash: 'Contant',
      terminal: 'Pinapparaat',
    },
  },
}
