import { describe, expect, it } from 'vitest'
import { listFramed, listHeadAllergies } from './frame-allergies.ts'

const dish = (declared: string[], { here = [] as string[], contains = [] as string[], traces = [] as string[] }) => ({
  declared,
  declaredHere: here,
  allergens: contains,
  traces,
})

describe('a declared allergy on a ticket [DAY-223]', () => {
  it.each([
    ['of the table, which the dish contains', dish(['Huevos'], { contains: ['Huevos'] }), ['Huevos']],
    ['of the table, which the dish may contain', dish(['Soja'], { traces: ['Soja'] }), ['Soja']],
    ['of the table, which the dish cannot meet', dish(['Huevos'], { contains: ['Gluten'] }), []],
    ['of the dish itself, whatever it contains', dish(['Huevos'], { here: ['Huevos'] }), ['Huevos']],
  ])('%s', (_title, said, framed) => {
    expect(listFramed(said)).toEqual(framed)
  })

  it('stands at the head for the dishes that do not meet it, each once, and is lost nowhere', () => {
    const dishes = [
      dish(['Huevos', 'Soja'], { contains: ['Huevos'] }),
      dish(['Huevos', 'Soja'], {}),
      dish(['Gluten', 'Huevos', 'Soja'], { here: ['Gluten'] }),
    ]
    expect(listHeadAllergies(dishes)).toEqual(['Huevos', 'Soja'])
    for (const one of dishes) {
      expect(new Set([...listFramed(one), ...listHeadAllergies([one])])).toEqual(new Set(one.declared))
    }
    expect(listHeadAllergies([dish(['Huevos'], { contains: ['Huevos'] })])).toEqual([])
  })
})
