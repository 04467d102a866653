import type { AllergenId } from '../ids.ts'

/** The kitchen is asked to make it without; or somebody else eats it, or they may eat it after all. */
export const allergyWishes = ['adapt', 'keep'] as const
export type AllergyWish = (typeof allergyWishes)[number]

/** What a diner said who was told that a dish meets an allergy that they or their table declared (DAY-206). */
export interface AllergyAnswer {
  readonly wish: AllergyWish
  /** The allergens that they were told of. */
  readonly allergens: readonly AllergenId[]
}
