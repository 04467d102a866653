import type { CartWords } from './es.ts'

export const en: CartWords = {
  cart: {
    added: 'Product added to the basket',
    roundLimit: 'You have reached the number of dishes allowed in this round.',
    roundWait: 'You must wait for the set time before ordering the next round of food',
    tableNotOpen: 'A waiter must open the table first',
    empty: 'There are no products in the cart',
    belowMinimum: (amount) => `The order cannot be placed, as the minimum order is ${amount}`,
    notTakingOrders: 'We cannot take any more orders at the moment',
  },
}
