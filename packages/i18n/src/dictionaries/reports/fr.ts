import type { ReportsWords } from './es.ts'

export const fr: ReportsWords = {
  reports: {
    salesFile: 'ventes',
    day: 'Jour',
    orders: 'Commandes',
    units: 'Unités',
    gross: 'Ventes TVA comprise',
    cancelledOrders: 'Commandes annulées',
    cancelledGross: 'Montant annulé',
    refunded: 'Remboursé',
    total: 'Total',
    ways: {
      bizum: 'Bizum',
      applepay: 'Apple Pay',
      googlepay: 'Google Pay',
      paypal: 'PayPal',
      new: 'Carte en ligne',
      stripe: 'Carte (Stripe)',
      dojo: 'Carte (Dojo)',
      cash: 'Espèces',
      terminal: 'TPE',
    },
  },
}
