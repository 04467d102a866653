/** The things that a table can ask a waiter for. */
export const tableCallKinds = ['bill', 'help', 'dessert'] as const
export type TableCallKind = (typeof tableCallKinds)[number]
