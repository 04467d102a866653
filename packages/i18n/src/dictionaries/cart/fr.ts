import type { CartWords } from './es.ts'

export const fr: CartWords = {
  cart: {
    added: 'Produit ajouté au panier',
    roundLimit: 'Vous avez atteint le nombre de plats autorisé pour cette tournée.',
    roundWait: 'Vous devez attendre le temps prévu avant de commander la tournée suivante',
    tableNotOpen: 'La table doit d’abord être ouverte par un serveur',
    empty: 'Il n’y a aucun produit dans le panier',
    belowMinimum: (amount) => `La commande est impossible, car le minimum de commande est de ${amount}`,
    notTakingOrders: 'Nous ne pouvons plus prendre de commandes pour le moment',
  },
}
