import { describe, expect, it, test } from 'vitest'
import { type ResourceId, type StoreId, toId } from '../ids.ts'
import { aSetup } from '../testing/carts.ts'
import { aResource, aSite, aStore, at, everyMode, modesOf } from '../testing/venues.ts'
import { getIsoDate } from '../time/iso-date.ts'
import { getMinute } from '../time/minute.ts'
import {
  asksPhoneForStatus,
  type LandingLink,
  type LandingQuestion,
  type LinkType,
  readLanding,
  takeOrEat,
} from './read-landing.ts'
import { emptyDraft } from './setup-draft.ts'

const room = aResource(5, { kind: 'room', positions: [11, 12].map((number) => ({ number, alias: null, seats: 4 })) })
const store = aStore({
  id: toId<StoreId>(7),
  resources: [room, aResource(6, { kind: 'pickup', positions: room.positions })],
})
const open = at('2026-11-13T13:37:20Z')
const shut = at('2026-11-13T20:00:00Z')
const nowhere: LandingLink = { storeId: store.id, resourceId: null, position: null, type: null }
const table: LandingLink = { ...nowhere, resourceId: toId<ResourceId>(5), position: 12 }
const typed = (type: LinkType): LandingLink => ({ ...nowhere, type })
const question: LandingQuestion = { link: table, site: aSite(), store, origin: null, current: null, now: open }
const read = (more: Partial<LandingQuestion>) => readLanding({ ...question, ...more })
const today = { date: getIsoDate('2026-11-13'), time: getMinute('14:37') }

describe('a table code', () => {
  const saved = {
    kind: 'save',
    draft: { ...emptyDraft, mode: 'table', storeId: 7, resourceId: 5, position: 12 },
    fromCode: false,
  }
  it('sets table mode when the store has tables [QR-003]', () => expect(read({})).toEqual(saved))

  it('sets table mode when the page comes from the QR origin, though the store is not flagged [QR-003]', () => {
    const site = aSite({ tablePaymentOrigin: 'https://qr.example' })
    const noTables = aStore({ ...store, modes: modesOf('pickup') })
    expect(read({ site, store: noTables, origin: 'https://qr.example' })).toEqual(saved)
    expect(read({ site, store: noTables, origin: 'https://x.example' })).toEqual({ kind: 'nothing' })
  })

  it('works out of hours: a table is served while it sits', () => expect(read({ now: shut })).toEqual(saved))

  test.each<[string, Partial<LandingQuestion>]>([
    ['a position the room does not have', { link: { ...table, position: 13 } }],
    ['a room the store does not have', { link: { ...table, resourceId: toId<ResourceId>(99) } }],
    ['a counter that is no room', { link: { ...table, resourceId: toId<ResourceId>(6) } }],
  ])('shows the error dialog for %s', (_title, more) => expect(read(more)).toEqual({ kind: 'bad-table' }))

  it('does nothing where the site offers no tables', () => {
    expect(read({ site: aSite({ modes: { ...everyMode, table: false } }) })).toEqual({ kind: 'nothing' })
  })

  it('needs both room and position', () => {
    const noMenu = aStore({ ...store, modes: modesOf('table') })
    expect(read({ link: { ...table, position: null }, store: noMenu })).toEqual({ kind: 'nothing' })
    expect(read({ link: { ...table, resourceId: null }, store: noMenu })).toEqual({ kind: 'nothing' })
  })

  it('keeps the cart of the same table and moves on to another table', () => {
    const sitting = aSetup({ mode: 'table', resourceId: toId<ResourceId>(5), position: 12 })
    expect(read({ current: sitting })).toEqual({ kind: 'nothing' })
    expect(read({ current: { ...sitting, position: 11 } })).toEqual(saved)
    expect(read({ current: { ...sitting, resourceId: toId<ResourceId>(8) } })).toEqual(saved)
    expect(read({ current: { ...sitting, mode: 'pickup' } })).toEqual(saved)
  })
})

describe('a digital-menu code', () => {
  const menuOnly = aStore({ ...store, modes: modesOf('digital-card') })
  const saved = { kind: 'save', draft: { ...emptyDraft, mode: 'digital-card', storeId: 7 }, fromCode: false }
  it('sets digital-card mode when there is no cart [QR-004]', () => {
    expect(read({ link: nowhere, store: menuOnly })).toEqual(saved)
    expect(read({ store: menuOnly })).toEqual(saved)
    expect(read({ link: nowhere, store: menuOnly, current: aSetup() })).toEqual({ kind: 'nothing' })
  })

  it('does nothing where the store has no digital menu', () => {
    expect(read({ link: nowhere, store: aStore({ ...store, modes: modesOf('table') }) })).toEqual({ kind: 'nothing' })
  })
})

describe('a typed code', () => {
  const pickup = { ...emptyDraft, ...today, mode: 'pickup', storeId: 7, onPremises: true }
  test.each<[string, LinkType, object]>([
    ['type 1: pickup today and now, in place [QR-005]', 1, { kind: 'save', draft: pickup, fromCode: false }],
    ['type 6: the same, remembered as a code', 6, { kind: 'save', draft: pickup, fromCode: true }],
    ['type 2: eat here [QR-007]', 2, { kind: 'save', draft: { ...pickup, mode: 'takehere' }, fromCode: true }],
    ['type 3: asks to take away or eat here [QR-008]', 3, { kind: 'choose-take-or-eat' }],
  ])('%s', (_title, type, expected) => expect(read({ link: typed(type) })).toEqual(expected))

  test.each<LinkType>([1, 2, 3, 6])('type %i finds the venue closed out of hours', (type) => {
    expect(read({ link: typed(type), now: shut })).toEqual({ kind: 'closed' })
  })

  it.each<LinkType>([1, 2, 6])('type %i does nothing where its mode is not offered', (type) => {
    expect(read({ link: typed(type), site: aSite({ modes: modesOf('delivery') }) })).toEqual({ kind: 'nothing' })
    expect(read({ link: typed(type), store: aStore({ ...store, takeawayClosed: true }) })).toEqual({ kind: 'nothing' })
  })

  it('keeps the cart it made when the page is read again', () => {
    const made = aSetup({ mode: 'pickup', storeId: store.id })
    expect(read({ link: typed(1), current: made })).toEqual({ kind: 'nothing' })
    expect(read({ link: typed(3), current: made })).toEqual({ kind: 'nothing' })
    expect(read({ link: typed(2), current: made })).toMatchObject({ kind: 'save' })
    expect(read({ link: typed(1), current: aSetup({ storeId: toId<StoreId>(8) }) })).toMatchObject({ kind: 'save' })
    expect(read({ link: typed(3), current: aSetup({ storeId: toId<StoreId>(8) }) })).toEqual({
      kind: 'choose-take-or-eat',
    })
  })
})

it('does nothing without a store', () => expect(read({ store: null })).toEqual({ kind: 'nothing' }))

test.each(['pickup', 'takehere'] as const)('%s chosen in the dialog is for today and now [QR-009]', (mode) => {
  expect(takeOrEat(mode, store, open)).toEqual({ ...emptyDraft, ...today, mode, storeId: 7, onPremises: true })
})

describe('asking for a phone to send the status to', () => {
  const sms = aStore({ ordering: { ...store.ordering, sendsStatusBySms: true } })
  const ask = { link: table, store: sms, customerHasPhone: false }
  test.each<[string, Partial<typeof ask> | { store: null } | { link: LandingLink }, boolean]>([
    ['resource, position and store together', {}, true],
    ['type 1 with a store', { link: typed(1) }, true],
    ['type 2 with a store', { link: typed(2) }, true],
    ['type 3 with a store', { link: typed(3) }, true],
    ['type 6 never', { link: typed(6) }, false],
    ['type 6 with a table never', { link: { ...table, type: 6 as const } }, false],
    ['a store alone', { link: nowhere }, false],
    ['no store', { link: { ...table, storeId: null } }, false],
    ['a store that sends none', { store }, false],
    ['a store nobody knows', { store: null }, false],
    ['a customer with a phone', { customerHasPhone: true }, false],
  ])('%s: %j [QR-013]', (_title, more, expected) => expect(asksPhoneForStatus({ ...ask, ...more })).toBe(expected))
})
