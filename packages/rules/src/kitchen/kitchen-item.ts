import type { Moves } from '../moves.ts'

/** The life of a dish that the kitchen was sent (DAY-077). */
export const kitchenItemStates = ['held', 'queued', 'cooking', 'ready', 'served', 'voided'] as const
export type KitchenItemState = (typeof kitchenItemStates)[number]

export const kitchenItemMoves: Moves<KitchenItemState> = {
  // A later course, or an order that nobody has accepted yet.
  held: ['queued', 'voided'],
  // Cooking may be skipped: a salad is ready with one tap.
  queued: ['cooking', 'ready', 'voided'],
  cooking: ['ready', 'voided'],
  // Back to cooking is a recall: bumped by mistake, or sent back by the table.
  ready: ['served', 'cooking', 'voided'],
  served: ['cooking'],
  voided: [],
}

/** To be cooked now. */
export function isToCook({ state }: { readonly state: KitchenItemState }): boolean {
  return state === 'queued' || state === 'cooking'
}

/** A station still has to do with it, now or later. */
export function isStations({ state }: { readonly state: KitchenItemState }): boolean {
  return state === 'held' || isToCook({ state })
}
