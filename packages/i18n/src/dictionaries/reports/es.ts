/** The words at the heads of the files that reports are taken away in. */
export const es = {
  reports: {
    salesFile: 'ventas',
    day: 'Día',
    orders: 'Pedidos',
    units: 'Unidades',
    gross: 'Ventas con IVA',
    cancelledOrders: 'Pedidos cancelados',
    cancelledGross: 'Importe cancelado',
    refunded: 'Devuelto',
    total: 'Total',
    ways: {
      bizum: 'Bizum',
      applepay: 'Apple Pay',
      googlepay: 'Google Pay',
      paypal: 'PayPal',
      new: 'Tarjeta en línea',
      stripe: 'Tarjeta (Stripe)',
      dojo: 'Tarjeta (Dojo)',
      cash: 'Efectivo',
      terminal: 'Datáfono',
    },
  },
}

export type ReportsWords = typeof es
