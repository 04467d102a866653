import type { WaitingWords } from './es.ts'

export const fr: WaitingWords = {
  waiting: {
    nothing: 'Rien n’attend personne.',
    since: (hour) => `Depuis ${hour}`,
    kinds: {
      order: (count) => (count === 1 ? 'commande sans réponse' : 'commandes sans réponse'),
      call: (count) => (count === 1 ? 'table appelle' : 'tables appellent'),
      dish: (count) => (count === 1 ? 'bon prêt à porter' : 'bons prêts à porter'),
      printer: (count) => (count === 1 ? 'imprimante ne répond pas' : 'imprimantes ne répondent pas'),
      payment: (count) => (count === 1 ? 'paiement à éclaircir' : 'paiements à éclaircir'),
      message: (count) => (count === 1 ? 'message non parti' : 'messages non partis'),
    },
  },
  now: {
    title: 'Maintenant',
    waiting: 'En attente',
    late: 'Bons en retard',
    tables: 'Tables ouvertes',
    of: (all) => `sur ${all}`,
    guests: (count) => (count === 1 ? '1 personne' : `${count} personnes`),
    sales: 'Ventes du jour',
    orders: (count) => (count === 1 ? '1 commande' : `${count} commandes`),
    before: (amount) => `Il y a une semaine, à cette heure : ${amount}`,
    cash: 'Espèces attendues',
    pouches: (amount) => `${amount} pas encore en caisse`,
    people: 'Au travail',
  },
}
