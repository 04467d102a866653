import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { expectTypeOf, it } from 'vitest'
import { hotInsert } from './hot-insert.ts'

const dish = pgTable('dish', { id: integer().primaryKey(), name: text() })
const dishes = hotInsert(dish)

type Dish = typeof dish.$inferInsert
type Misspelt = Dish & { readonly nane?: string }
type Saved<Given extends Dish> = Parameters<typeof dishes.save<Given>>[1]
type Left<Given extends Dish> = Parameters<typeof dishes.leave<Given>>[1]

it('takes columns of its table alone, also where a row comes with a spread', () => {
  expectTypeOf<Dish>().toExtend<Saved<Dish>>()
  expectTypeOf<Dish>().toExtend<Left<Dish>>()
  expectTypeOf<Misspelt>().not.toExtend<Saved<Misspelt>>()
  expectTypeOf<Misspelt>().not.toExtend<Left<Misspelt>>()
})
