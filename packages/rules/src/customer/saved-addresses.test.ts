import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { type AddressId, toId } from '../ids.ts'
import { type AddressUse, addressUses } from './customer.ts'
import { listDefaultIds } from './saved-addresses.ts'

const id = (text: string) => toId<AddressId>(text)
const one = (name: string, use: AddressUse, isDefault: boolean) => ({ id: id(name), use, isDefault })

describe('the defaults of an account', () => {
  const home = one('home', 'delivery', true)
  const work = one('work', 'delivery', false)
  const invoice = one('invoice', 'billing', true)
  test.each([
    ['nothing saved', [], null, []],
    ['one per use', [home, work, invoice], null, ['home', 'invoice']],
    ['the one just written, where it asks for it', [home, { ...work, isDefault: true }], 'work', ['work']],
    ['the old one, where the one just written does not ask', [home, work], 'work', ['home']],
    ['the oldest, where the default went', [work, one('later', 'delivery', false)], null, ['work']],
    ['the only one, asked for or not', [work], 'work', ['work']],
  ] as const)('are %s [ACCOUNT-028]', (_title, saved, written, expected) => {
    expect(listDefaultIds(saved, written === null ? null : id(written))).toEqual(expected.map(id))
  })

  it('are one for each use with addresses, after any change [ACCOUNT-028]', () => {
    const address = fc.record({ use: fc.constantFrom(...addressUses), isDefault: fc.boolean() })
    fc.assert(
      fc.property(fc.array(address, { maxLength: 6 }), fc.nat(6), (drafts, writtenAt) => {
        const saved = drafts.map((draft, index) => ({ ...draft, id: id(`${index}`) }))
        const written = saved[writtenAt]
        const ids = listDefaultIds(saved, written?.id)
        for (const use of addressUses) {
          const ofUse = saved.filter((each) => each.use === use)
          const chosen = ofUse.filter((each) => ids.includes(each.id))
          expect(chosen).toHaveLength(Math.min(ofUse.length, 1))
        }
        if (written?.isDefault) expect(ids).toContain(written.id)
      }),
    )
  })
})
