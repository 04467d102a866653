import { describe, expect, it, test } from 'vitest'
import { type OrderingMode, orderingModes } from '../modes/ordering-mode.ts'
import { aSite, aStore, everyMode, modesOf } from '../testing/venues.ts'
import {
  isModeOffered,
  isOnlyQr,
  isOrderingEnabled,
  listModeButtons,
  listModesOfStores,
  listOfferedModes,
  listSiteModes,
} from './offered-modes.ts'

describe('modes of a site', () => {
  test.each(orderingModes)('%s is selectable only while its flag is on [SITE-006]', (mode) => {
    expect(listSiteModes(aSite({ modes: modesOf(mode) }))).toEqual([mode])
    expect(listSiteModes(aSite({ modes: { ...everyMode, [mode]: false } }))).not.toContain(mode)
  })

  it('offers nothing to order on a bookings-only site', () => {
    expect(listSiteModes(aSite({ onlyBookings: true }))).toEqual([])
  })

  it('is browse only on a digital-menu-only site, whatever the other flags say [SITE-009]', () => {
    const site = aSite({ onlyDigitalCard: true, modes: modesOf('delivery', 'pickup') })
    expect(listSiteModes(site)).toEqual(['digital-card'])
    expect(isOrderingEnabled(listSiteModes(site), false)).toBe(false)
  })
})

describe('modes of a store', () => {
  it('needs both the site and the store', () => {
    const site = aSite({ modes: modesOf('delivery', 'pickup') })
    const store = aStore({ modes: modesOf('pickup', 'table') })
    expect(listOfferedModes(site, store)).toEqual(['pickup'])
    expect(isModeOffered(site, store, 'pickup')).toBe(true)
    expect(isModeOffered(site, store, 'delivery')).toBe(false)
    expect(isModeOffered(site, store, 'table')).toBe(false)
  })

  it('closes delivery, pickup and eating here with takeaway, not tables and the menu [SITE-042]', () => {
    const store = aStore({ takeawayClosed: true })
    expect(listOfferedModes(aSite(), store)).toEqual(['table', 'digital-card'])
    expect(listOfferedModes(aSite(), aStore())).toEqual([...orderingModes])
  })

  it('offers on the site what at least one store takes', () => {
    const stores = [aStore({ modes: modesOf('pickup') }), aStore({ modes: modesOf('delivery'), takeawayClosed: true })]
    expect(listModesOfStores(aSite(), stores)).toEqual(['pickup'])
    expect(listModesOfStores(aSite(), [])).toEqual([])
  })
})

test.each<['A' | 'B', OrderingMode[]]>([
  ['A', ['delivery', 'pickup', 'table', 'digital-card', 'takehere']],
  ['B', ['delivery', 'pickup', 'digital-card']],
])('version %s shows buttons for %j', (version, buttons) => {
  expect(listModeButtons(orderingModes, version)).toEqual(buttons)
})

test.each<[string, OrderingMode[], boolean, boolean]>([
  ['a mode besides the menu, the venue open', ['digital-card', 'pickup'], false, true],
  ['only the menu', ['digital-card'], false, false],
  ['nothing', [], false, false],
  ['the venue closed', ['pickup'], true, false],
])('ordering is enabled with %s: %j [CART-010]', (_title, modes, isClosed, expected) => {
  expect(isOrderingEnabled(modes, isClosed)).toBe(expected)
})

test.each<[string, OrderingMode[], string | null, string | null, boolean]>([
  ['table and menu only', ['table', 'digital-card'], null, null, true],
  ['table only', ['table'], null, null, true],
  ['menu only: nothing to scan for', ['digital-card'], null, null, false],
  ['pickup too', ['table', 'pickup'], null, null, false],
  ['nothing offered', [], null, null, false],
  ['came from the table origin', ['pickup'], 'https://qr.example', 'https://qr.example', true],
  ['came from elsewhere', ['pickup'], 'https://qr.example', 'https://other.example', false],
  ['no origin set, none known', ['pickup'], null, null, false],
])('only-QR: %s', (_title, modes, tablePaymentOrigin, origin, expected) => {
  expect(isOnlyQr(aSite({ modes: modesOf(...modes), tablePaymentOrigin }), origin)).toBe(expected)
})
