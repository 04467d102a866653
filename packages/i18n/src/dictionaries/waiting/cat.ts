import type { WaitingWords } from './es.ts'

export const cat: WaitingWords = {
  waiting: {
    nothing: 'No hi ha res que esperi ningú.',
    since: (hour) => `Des de les ${hour}`,
    kinds: {
      order: (count) => (count === 1 ? 'comanda sense contestar' : 'comandes sense contestar'),
      call: (count) => (count === 1 ? 'taula crida' : 'taules criden'),
      dish: (count) => (count === 1 ? 'tiquet a punt per portar' : 'tiquets a punt per portar'),
      printer: (count) => (count === 1 ? 'impressora no respon' : 'impressores no responen'),
      payment: (count) => (count === 1 ? 'pagament per aclarir' : 'pagaments per aclarir'),
      message: (count) => (count === 1 ? 'avís sense sortir' : 'avisos sense sortir'),
    },
  },
  now: {
    title: 'Ara',
    waiting: 'Esperen',
    late: 'Tiquets tard',
    tables: 'Taules obertes',
    of: (all) => `de ${all}`,
    guests: (count) => (count === 1 ? '1 persona' : `${count} persones`),
    sales: 'Vendes d’avui',
    orders: (count) => (count === 1 ? '1 comanda' : `${count} comandes`),
    before: (amount) => `Fa una setmana, a aquesta hora: ${amount}`,
    cash: 'Efectiu esperat',
    pouches: (amount) => `${amount} sense entrar a caixa`,
    people: 'Treballant',
  },
}
