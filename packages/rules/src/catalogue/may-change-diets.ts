import type { Product } from './product.ts'

/** Whether what is chosen may change which diets a dish suits: a sauce, a side, another course of a menu. */
export function mayChangeDiets({ optionGroups, combinations, isConfigurable }: Product): boolean {
  return isConfigurable || optionGroups.length > 0 || combinations.some((one) => one.optionGroups.length > 0)
}
