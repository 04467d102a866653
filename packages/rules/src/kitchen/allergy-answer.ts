/** What somebody says of a dish that clashes with a declared allergy: they cook it so, or the table must be asked (DAY-073). */
export const allergyAnswers = ['adapt', 'tell-floor'] as const
export type AllergyAnswer = (typeof allergyAnswers)[number]
