import { type StoreId, toId } from '@comanda/rules/ids'
import { orderingModes } from '@comanda/rules/modes/ordering-mode'
import { emptyDraft, type SetupDraft } from '@comanda/rules/setup/setup-draft'
import { aStore, modesOf } from '@comanda/rules/testing/venues'
import type { Store } from '@comanda/rules/venue/store'
import { expect, it, test } from 'vitest'
import { findSetupStore, listShownStores } from './find-setup-store.ts'

const [first, second, third] = [toId<StoreId>(1), toId<StoreId>(2), toId<StoreId>(3)]
const everywhere = [aStore({ id: first }), aStore({ id: second })]
const site = { modes: orderingModes, mode: null, onlyBookings: false }

interface Chosen {
  readonly draft: Partial<SetupDraft>
  readonly serving?: readonly Store[]
  readonly stores?: readonly Store[]
  readonly remembered?: StoreId
}

function find({ draft, serving, stores = everywhere, remembered }: Chosen) {
  const choices = { draft: { ...emptyDraft, ...draft }, serving: serving ?? null }
  const found = findSetupStore(choices, stores, { site, remembered: remembered ?? null })
  return { choosable: found.choosable.map(({ id }) => id), store: found.store?.id ?? null }
}

test.each<[string, Chosen, ReturnType<typeof find>]>([
  ['nobody has chosen yet', { draft: { mode: 'pickup' } }, { choosable: [first, second], store: null }],
  ['the chosen one', { draft: { mode: 'pickup', storeId: second } }, { choosable: [first, second], store: second }],
  [
    'the remembered one',
    { draft: { mode: 'pickup' }, remembered: second },
    { choosable: [first, second], store: second },
  ],
  [
    'the chosen one before the remembered one',
    { draft: { mode: 'pickup', storeId: first }, remembered: second },
    { choosable: [first, second], store: first },
  ],
  [
    'the only one',
    { draft: { mode: 'pickup' }, stores: [aStore({ id: third })] },
    { choosable: [third], store: third },
  ],
  [
    'the only one that takes the mode',
    { draft: { mode: 'pickup' }, stores: [aStore({ id: first, modes: modesOf('table') }), aStore({ id: second })] },
    { choosable: [second], store: second },
  ],
  [
    'not one that takes nothing away today',
    { draft: { mode: 'pickup' }, stores: [aStore({ id: third, takeawayClosed: true })] },
    { choosable: [third], store: null },
  ],
  ['no mode, no store', { draft: { storeId: first } }, { choosable: [], store: null }],
])('a store is meant: %s [SETUP-017]', (_case, chosen, expected) => {
  expect(find(chosen)).toEqual(expected)
})

test.each<[string, Chosen, ReturnType<typeof find>]>([
  [
    'until somebody has asked, none',
    { draft: { mode: 'delivery' }, remembered: first },
    { choosable: [], store: null },
  ],
  [
    'only one that serves the address, wherever the order before came from',
    { draft: { mode: 'delivery' }, serving: everywhere, remembered: first },
    { choosable: [first, second], store: null },
  ],
  [
    'the nearest, which was chosen with the answer',
    { draft: { mode: 'delivery', storeId: second }, serving: everywhere },
    { choosable: [first, second], store: second },
  ],
])('a delivery comes from %s', (_case, chosen, expected) => {
  expect(find(chosen)).toEqual(expected)
})

it('sits one down in the store that the scanned code names, and in no other', () => {
  expect(find({ draft: { mode: 'table', storeId: second }, remembered: first }).store).toBe(second)
  expect(find({ draft: { mode: 'table' }, stores: [aStore()], remembered: first }).store).toBeNull()
})

it('leaves out the stores that the page does not name', () => {
  expect(listShownStores({ stores: [{ id: second }] }, everywhere).map(({ id }) => id)).toEqual([second])
})
