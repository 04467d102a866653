import type { ReportsWords } from './es.ts'

export const eu: ReportsWords = {
  reports: {
    salesFile: 'salmentak',
    day: 'Eguna',
    orders: 'Eskaerak',
    units: 'Unitateak',
    gross: 'Salmentak BEZarekin',
    cancelledOrders: 'Eskaera bertan behera utziak',
    cancelledGross: 'Bertan behera utzitako zenbatekoa',
    refunded: 'Itzulia',
    total: 'Guztira',
    ways: {
      bizum: 'Bizum',
      applepay: 'Apple Pay',
      googlepay: 'Google Pay',
      paypal: 'PayPal',
      new: 'Txartela sarean',
      stripe: 'Txartela (Stripe)',
      dojo: 'Txartela (Dojo)',
      cash: 'Eskudirua',
      terminal: 'Datafonoa',
    },
  },
}
