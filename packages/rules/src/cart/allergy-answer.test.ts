import { describe, expect, it } from 'vitest'
import type { AllergenId } from '../ids.ts'
import { aChoice, aUnit, withIngredients } from '../testing/choices.ts'
import { aGroup, anItem, aProduct, aSection, aValue, ids } from '../testing/products.ts'
import { addAnswer, isAnswered, listUnanswered } from './allergy-answer.ts'
import type { AllergyAnswer, AllergyWish } from './allergy-wish.ts'

const [gluten, milk, egg, nuts] = [1, 2, 3, 4]
const bread = aGroup(10, [aValue(101), aValue(102, 100, { removesAllergens: ids(gluten) })])
const toast = aProduct(1, 500, { allergens: ids(gluten, milk), traces: ids(nuts), optionGroups: [bread] })
const asIs = aChoice()
const onRiceBread = aChoice({ options: [[10, 102]] })
const omelette = aProduct(2, 400, { allergens: ids(egg) })
const menu = aProduct(3, 1500, { isMenu: true, sections: [aSection(5, [anItem(1, toast), anItem(2, omelette)])] })

interface Said {
  readonly own?: readonly number[]
  readonly shared?: readonly number[]
  readonly asked?: readonly number[]
}

function ask(product = toast, configuration = asIs, { own = [], shared = [], asked = [] }: Said) {
  const allergyAnswer = asked.length === 0 ? null : toAnswer('keep', ...asked)
  const dish = { configuration, allergies: ids<AllergenId>(...own), allergyAnswer }
  return listUnanswered(dish, { product, allergies: ids<AllergenId>(...shared), context: withIngredients })
}

function toAnswer(wish: AllergyWish, ...allergens: number[]): AllergyAnswer {
  return { wish, allergens: ids<AllergenId>(...allergens) }
}

describe('a diner is asked about a dish [DAY-206]', () => {
  it.each([
    ['that contains what they must not eat', toast, asIs, { own: [gluten] }, [gluten], []],
    ['that contains what somebody at the table must not eat', toast, asIs, { shared: [milk] }, [milk], []],
    ['that may contain it', toast, asIs, { shared: [nuts] }, [], [nuts]],
    ['of which one part contains it', menu, aChoice({ units: [aUnit(5, 2)] }), { own: [egg] }, [egg], []],
    ['once for what both declared', toast, asIs, { own: [milk], shared: [milk] }, [milk], []],
    ['about what they were not asked before', toast, asIs, { own: [gluten, milk], asked: [gluten] }, [milk], []],
    ['not about what it is free of', toast, asIs, { own: [egg] }, [], []],
    ['not where another choice avoids it', toast, onRiceBread, { own: [gluten] }, [], []],
    ['not about a part that they did not choose', menu, aChoice({ units: [aUnit(5, 2)] }), { own: [milk] }, [], []],
    ['not again', toast, asIs, { own: [gluten], shared: [nuts], asked: [gluten, nuts] }, [], []],
    ['not where nobody declared anything', toast, asIs, {}, [], []],
  ])('%s', (_title, product, configuration, said, contains, traces) => {
    const open = ask(product, configuration, said)
    expect(open).toEqual({ contains, traces })
    expect(isAnswered(open)).toBe(contains.length + traces.length === 0)
  })

  it('and a later answer counts for what was asked before', () => {
    const asked = { contains: ids<AllergenId>(milk), traces: ids<AllergenId>(nuts) }
    expect(addAnswer(null, 'adapt', asked)).toEqual(toAnswer('adapt', milk, nuts))
    expect(addAnswer(toAnswer('keep', gluten, nuts), 'adapt', asked)).toEqual(toAnswer('adapt', gluten, milk, nuts))
  })
})
