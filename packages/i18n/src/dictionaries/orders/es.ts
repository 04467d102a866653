/** What the board of a store's orders says. */
export const es = {
  orderBoard: {
    title: 'Pedidos',
    store: 'Local',
    noStore: 'No tienes ningún local a tu alcance.',
    none: 'Ninguno',
    order: (number: number) => `Pedido ${number}`,
    table: (position: number) => `Mesa ${position}`,
    promised: (hour: string) => `Para las ${hour}`,
    delayed: (minutes: number) => `+${minutes} min`,
    since: (minutes: number) => `hace ${minutes} min`,
    unanswered: (minutes: number) => `Nadie ha contestado: se cancela en ${minutes} min`,
    delayBy: (minutes: number) => `Retrasar ${minutes} minutos`,
    reject: 'Rechazar',
    rejectTitle: (number: number) => `Rechazar el pedido ${number}`,
    rejectText: 'Se cancela y se avisa al cliente. ¿Por qué?',
    rejectPaid: (amount: string) => `Se cancela, se devuelven ${amount} y se avisa al cliente. ¿Por qué?`,
    rejected: (number: number) => `Pedido ${number} rechazado`,
    columns: {
      waiting: 'Nuevos',
      cooking: 'En cocina',
      ready: 'Listos',
    },
    steps: {
      accept: 'Aceptar',
      preparing: 'A cocina',
      bagging: 'Embolsar',
      ready: 'Listo',
      'picked-up': 'Entregado',
      recall: 'Devolver a cocina',
    },
    reasons: {
      'too-busy': 'No damos abasto',
      'sold-out': 'Se ha agotado algo',
      closing: 'Cerramos antes',
      'out-of-reach': 'No llegamos a esa dirección',
      other: 'Otro motivo',
    },
    modes: {
      delivery: 'A domicilio',
      pickup: 'Recogida',
      table: 'Mesa',
      'digital-card': 'Carta digital',
      takehere: 'Tomar aquí',
    },
    payment: {
      unpaid: 'por cobrar',
      'partly-paid': 'pagado en parte',
      paid: 'pagado',
      refunded: 'devuelto',
    },
  },
}

export type OrdersWords = typeof es
