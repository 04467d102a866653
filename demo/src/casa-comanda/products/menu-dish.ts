import { dish } from '../../dish.ts'
import type { DishSheet } from '../../dish-sheet.ts'
import { categoryIds } from '../categories.ts'
import { everywhere } from '../menus.ts'

/** A course of a set menu; it is not sold alone. */
export function menuDish(sheet: Omit<DishSheet, 'categories' | 'menus' | 'unlisted'>) {
  return dish({ ...sheet, categories: [categoryIds.menus], menus: everywhere, unlisted: true })
}
