import type { Call } from '@comanda/contract/call'
import { getCategories } from '@comanda/contract/calls/catalogue'
import { getDiscounts } from '@comanda/contract/calls/promotion'
import { getStore } from '@comanda/contract/calls/venue'
import type { Client } from '@comanda/contract/client'
import { type BrandId, toId } from '@comanda/rules/ids'
import { expect, it, test } from 'vitest'
import { loadCategories, loadStore } from './load-choice.ts'

const names = new Map<Call, string>([
  [getStore, 'getStore'],
  [getDiscounts, 'getDiscounts'],
  [getCategories, 'getCategories'],
])

/** Records what is asked, and when each question is answered. */
function listen(store: unknown = { id: 2 }): { readonly client: Client; readonly heard: unknown[] } {
  const heard: unknown[] = []
  const call = async (row: Call, request: unknown) => {
    const name = names.get(row)
    heard.push([name, request])
    await Promise.resolve()
    heard.push(`${name} answered`)
    return row === getStore ? store : []
  }
  return { client: { call } as Client, heard }
}

test.each([
  ['pickup', false],
  [null, false],
  ['table', true],
] as const)(
  'changing the store in mode %s: store and discounts (table %j), then categories [SITE-049]',
  async (mode, atTable) => {
    const { client, heard } = listen()
    await loadStore(client, toId(2), { mode, brandId: null })
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
  const { client, heard } = listen({ refused: 'store-not-found' })
  expect(await loadStore(client, toId(9), { mode: null, brandId: null })).toEqual({ refused: 'store-not-found' })
  expect(heard.flat()).not.toContain('getCategories')
})

test.each([
  ['a brand [SITE-036]', toId<BrandId>(2)],
  ['a mode, for all brands [SITE-048]', null],
])('choosing %s asks for the categories below parent 0', async (_title, brandId) => {
  const { client, heard } = listen()
  await loadCategories(client, brandId)
  expect(heard[0]).toEqual(['getCategories', { parentId: 'top', brandId }])
})
