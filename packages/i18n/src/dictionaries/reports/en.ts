import type { ReportsWords } from './es.ts'

export const en: ReportsWords = {
  reports: {
    salesFile: 'sales',
    day: 'Day',
    orders: 'Orders',
    units: 'Units',
    gross: 'Sales with VAT',
    cancelledOrders: 'Cancelled orders',
    cancelledGross: 'Cancelled amount',
    refunded: 'Refunded',
    total: 'Total',
    ways: {
      bizum: 'Bizum',
      applepay: 'Apple Pay',
      googlepay: 'Google Pay',
      paypal: 'PayPal',
      new: 'Card online',
      stripe: 'Card (Stripe)',
      dojo: 'Card (Dojo)',
      cash: 'Cash',
      terminal: 'Card machine',
    },
  },
}
