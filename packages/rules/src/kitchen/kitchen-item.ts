/** The life of a dish that the kitchen was sent (DAY-077). */
export const kitchenItemStates = ['held', 'queued', 'cooking', 'ready', 'served', 'voided'] as const
export type KitchenItemState = (typeof kitchenItemStates)[number]
