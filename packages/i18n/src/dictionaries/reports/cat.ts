import type { ReportsWords } from './es.ts'

export const cat: ReportsWords = {
  reports: {
    salesFile: 'vendes',
    day: 'Dia',
    orders: 'Comandes',
    units: 'Unitats',
    gross: 'Vendes amb IVA',
    cancelledOrders: 'Comandes cancel·lades',
    cancelledGross: 'Import cancel·lat',
    refunded: 'Retornat',
    total: 'Total',
    ways: {
      bizum: 'Bizum',
      applepay: 'Apple Pay',
      googlepay: 'Google Pay',
      paypal: 'PayPal',
      new: 'Targeta en línia',
      stripe: 'Targeta (Stripe)',
      dojo: 'Targeta (Dojo)',
      cash: 'Efectiu',
      terminal: 'Datàfon',
    },
  },
}
