/** The words of what waits for somebody. */
export const es = {
  waiting: {
    nothing: 'Todo está atendido.',
    since: (hour: string) => `Desde las ${hour}`,
    kinds: {
      order: (count: number): string => (count === 1 ? 'pedido sin contestar' : 'pedidos sin contestar'),
      call: (count: number): string => (count === 1 ? 'mesa llama' : 'mesas llaman'),
      dish: (count: number): string => (count === 1 ? 'comanda lista para llevar' : 'comandas listas para llevar'),
      printer: (count: number): string => (count === 1 ? 'impresora no responde' : 'impresoras no responden'),
      payment: (count: number): string => (count === 1 ? 'pago por aclarar' : 'pagos por aclarar'),
      message: (count: number): string => (count === 1 ? 'aviso sin salir' : 'avisos sin salir'),
    },
  },
  now: {
    title: 'Ahora',
    waiting: 'Esperan',
    late: 'Comandas tarde',
    tables: 'Mesas abiertas',
    of: (all: number) => `de ${all}`,
    guests: (count: number) => (count === 1 ? '1 persona' : `${count} personas`),
    sales: 'Ventas de hoy',
    orders: (count: number) => (count === 1 ? '1 pedido' : `${count} pedidos`),
    before: (amount: string) => `Hace una semana, a esta hora: ${amount}`,
    cash: 'Efectivo esperado',
    pouches: (amount: string) => `${amount} sin meter en caja`,
    people: 'Trabajando',
  },
}

export type WaitingWords = typeof es
