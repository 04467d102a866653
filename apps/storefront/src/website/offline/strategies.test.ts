import { describe, expect, it, test } from 'vitest'
import { chooseStrategy, listTooMany, markAsKept, mayKeep } from './strategies.ts'

const origin = 'https://casa.example'

test.each([
  ['GET', 'navigate', '/', 'document'],
  ['GET', 'navigate', '/products/paella?lang=en', 'document'],
  ['GET', 'cors', '/assets/a-1.js', 'asset'],
  ['GET', 'no-cors', '/pictures/a-big.avif', 'picture'],
  ['GET', 'cors', '/api/Products', 'network'],
  ['GET', 'navigate', '/api/docs', 'network'],
  ['POST', 'navigate', '/', 'network'],
  ['GET', 'cors', '/sw.js', 'network'],
  ['GET', 'no-cors', 'https://elsewhere.example/assets/a.js', 'network'],
])('%s (%s) %s: %s', (method, mode, path, strategy) => {
  expect(chooseStrategy({ method, mode, url: new URL(path, origin).href }, origin)).toBe(strategy)
})

describe('a page', () => {
  const answer = (status: number, control: string, redirected = false) => ({
    status,
    redirected,
    headers: new Headers({ 'cache-control': control }),
  })

  it('is kept when it is whole and not one visitor’s own', () => {
    expect(mayKeep(answer(200, 'no-cache'), origin)).toBe(true)
    expect(mayKeep(answer(200, 'no-store'), origin)).toBe(false)
    expect(mayKeep(answer(404, 'no-cache'), origin)).toBe(false)
    expect(mayKeep(answer(200, 'no-cache', true), origin)).toBe(false)
  })

  it('of a table’s code is not kept: it would take the place of the home page [F-226]', () => {
    expect(mayKeep(answer(200, 'no-cache'), `${origin}/?store=1&resource=14&resource_pos=3`)).toBe(false)
    expect(mayKeep(answer(200, 'no-cache'), `${origin}/?store=1`)).toBe(true)
  })

  it('says since when it is kept, and nothing else', () => {
    expect(markAsKept('<!doctype html><html lang="es"><p>', '1700000000000')).toBe(
      '<!doctype html><html data-saved-at="1700000000000" lang="es"><p>',
    )
    expect(markAsKept('<html lang="es">', '1"><script>')).toBe('<html data-saved-at="1" lang="es">')
  })
})

test('of what is kept the oldest go, and never the page that says that there is no connection [F-225]', () => {
  const kept = ['/offline', '/', '/products/paella', '/contact'].map((path) => ({ url: `https://casa.example${path}` }))
  const list = (most: number) => listTooMany(kept, most, 'https://casa.example/offline').map(({ url }) => url)
  expect(list(4)).toEqual([])
  expect(list(3)).toEqual(['https://casa.example/'])
  expect(list(1)).toEqual([
    'https://casa.example/',
    'https://casa.example/products/paella',
    'https://casa.example/contact',
  ])
})
