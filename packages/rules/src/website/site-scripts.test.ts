import { describe, expect, it, test } from 'vitest'
import { findTagManager, listSiteScripts } from './site-scripts.ts'

const all = { analytics: true, advertising: true }
const site = { scripts: { head: 'one()', body: 'two()', booking: 'three()' }, onlyBookings: false }
const at = (pathname: string, search = '') => ({ pathname, search })

describe('the site’s own scripts', () => {
  it('stand in head and body, those for bookings only where one books [SITE-023]', () => {
    expect(listSiteScripts(site, at('/'), all)).toEqual({ head: ['one()'], body: ['two()'] })
    const booking = { head: ['one()'], body: ['two()', 'three()'] }
    expect(listSiteScripts(site, at('/reservaferia'), all)).toEqual(booking)
    expect(listSiteScripts({ ...site, onlyBookings: true }, at('/'), all)).toEqual(booking)
  })

  test.each([
    ['without consent', at('/'), { analytics: false, advertising: false }],
    ['with half of it', at('/'), { analytics: true, advertising: false }],
    ['with the other half', at('/'), { analytics: false, advertising: true }],
    ['in the checkout', at('/checkout/payment'), all],
    ['where a deposit is paid', at('/booking/complete'), all],
    ['on a link that is paid at once', at('/', '?saleTempId=card,1,7'), all],
  ])('stay away %s', (_, page, consent) => {
    expect(listSiteScripts(site, page, consent)).toEqual({ head: [], body: [] })
  })

  it('are none where nothing is written', () => {
    expect(listSiteScripts({ ...site, scripts: { head: ' ', body: null, booking: '' } }, at('/'), all)).toEqual({
      head: [],
      body: [],
    })
  })
})

test.each([
  ['GTM-ABC123', '/', true, 'GTM-ABC123'],
  [' G-ABC123 ', '/', true, 'G-ABC123'],
  ['GTM-ABC123', '/', false, undefined],
  ['GTM-ABC123', '/checkout', true, undefined],
  [null, '/', true, undefined],
  ['"><script>', '/', true, undefined],
])('the tag manager %s at %s, consent %s: %s [CONSENT-008]', (tagManagerId, path, analytics, started) => {
  expect(findTagManager({ tagManagerId }, at(path), { analytics })).toBe(started)
})
