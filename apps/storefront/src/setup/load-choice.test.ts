import type { Category } from '@comanda/rules/catalogue/product'
import { expect, it, test } from 'vitest'
import { type ChoiceClient, loadCategories, loadStore } from './load-choice.ts'

/** Writes down what is asked, and when each question is answered. */
function listen(): { readonly client: ChoiceClient; readonly heard: unknown[] } {
  const heard: unknown[] = []
  const answer =
    <Reply>(name: string, reply: Reply) =>
    async (request: unknown): Promise<Reply> => {
      heard.push([name, request])
      await Promise.resolve()
      heard.push(`${name} answered`)
      return reply
    }
  const categories: readonly Category[] = []
  const client = {
    getStore: answer('getStore', { id: 2 }),
    getDiscounts: answer('getDiscounts', []),
    getCategories: answer('getCategories', categories),
  } as unknown as ChoiceClient
  return { client, heard }
}

test.each([
  ['pickup', false],
  [null, false],
  ['table', true],
] as const)(
  'changing the store in mode %s: store and discounts (table %j), then categories [SITE-049]',
  async (mode, atTable) => {
    const { client, heard } = listen()
    await loadStore(client, 2, { mode, brandId: null })
    expect(heard.slice(0, 2)).toEqual([
      ['getStore', { storeId: 2 }],
      ['getDiscounts', { storeId: 2, atTable }],
    ])
    const at = heard.findIndex((entry) => Array.isArray(entry) && entry[0] === 'getCategories')
    expect(heard.indexOf('getStore answered')).toBeLessThan(at)
    expect(heard.indexOf('getDiscounts answered')).toBeLessThan(at)
  },
)

it('does not ask for categories of a store that is refused', async () => {
  const { client, heard } = listen()
  const refused = { ...client, getStore: async () => ({ refused: 'store-not-found' }) } as unknown as ChoiceClient
  expect(await loadStore(refused, 9, { mode: null, brandId: null })).toEqual({ refused: 'store-not-found' })
  expect(heard.flat()).not.toContain('getCategories')
})

test.each([
  ['a brand [SITE-036]', 2],
  ['a mode, for all brands [SITE-048]', null],
])('choosing %s asks for the categories below parent 0', async (_title, brandId) => {
  const { client, heard } = listen()
  await loadCategories(client, brandId)
  expect(heard[0]).toEqual(['getCategories', { parentId: 'top', brandId }])
})
