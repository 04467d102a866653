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
}

export type WaitingWords = typeof es
