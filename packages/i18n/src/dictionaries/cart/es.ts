/** The cart and what is said while filling it. */
export const es = {
  cart: {
    added: 'Producto añadido a la cesta',
    roundLimit: 'Ha alcanzado el limite de platos de comida permitidos en esta ronda.',
    roundWait: 'Debe esperar el tiempo establecido para pedir la siguiente ronda de comida',
    tableNotOpen: 'La mesa debe ser abierta previamente por un camarero',
    empty: 'No hay productos añadidos al carrito',
    belowMinimum: (amount: string) => `No es posible realizar el pedido, puesto que el pedido mínimo es de ${amount}`,
    notTakingOrders: 'En estos momentos no podemos tramitar más pedidos',
  },
}

export type CartWords = typeof es
