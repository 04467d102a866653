import { describe, expect, it, test } from 'vitest'
import { chooseEntrance } from './entrance.ts'
import { findScreen } from './find-screen.ts'

const at = (path: string) => new URL(path, 'https://comanda.example')
const none = at('/')

describe('an address', () => {
  it('is looked for among the screens of the way one came in', () => {
    expect(chooseEntrance({ onlyBookings: false }, none)).toBe('site')
    expect(chooseEntrance({ onlyBookings: true }, none)).toBe('bookings')
    expect(chooseEntrance({ onlyBookings: true }, at('/?saleTempId=7'))).toBe('direct-link')
  })

  test.each([
    ['site', '/', '/'],
    ['site', '/products/paella', '/products/:slug'],
    ['site', '/categories', '/categories/:slug?'],
    ['site', '/reservaferia', '/reservaferia'],
    ['site', '/nowhere', undefined],
    ['bookings', '/', '/'],
    ['bookings', '/contact', '/contact'],
    ['bookings', '/categories', undefined],
    ['bookings', '/checkout', undefined],
    ['table', '/', '/'],
    ['table', '/contact', undefined],
    ['direct-link', '/', '*'],
    ['direct-link', '/nowhere', '*'],
  ] as const)('of a %s leads from %s to the row of %s', (entrance, pathname, path) => {
    expect(findScreen(entrance, pathname)?.row.path).toBe(path)
  })

  it.each([
    ['/?store=1&resource=14&resource_pos=3', 'table'],
    ['/?store=1&resource=14', 'site'],
    ['/?store=1&type=2&resource=14&resource_pos=3', 'site'],
    ['/contact?store=1&resource=14&resource_pos=3', 'site'],
  ])('%s is that of a %s [QR-003] [F-226]', (path, entrance) => {
    expect(chooseEntrance({ onlyBookings: false }, at(path))).toBe(entrance)
  })

  it('that begins both a site and its bookings has a screen for each', () => {
    expect(findScreen('site', '/')?.row).not.toBe(findScreen('bookings', '/')?.row)
  })
})
