import { expect, test } from 'vitest'
import type { Allowed } from '../http/content-policy.ts'
import { allowOnPage, type PolicyQuestion } from './allow-on-page.ts'
import { listPictureHosts } from './allow-pictures.ts'

const noMode = { delivery: false, pickup: false, table: false, takehere: false, 'digital-card': false }
const plain = { mapsKey: null, modes: noMode, onlyDigitalCard: false, onlyBookings: false }
const withMaps = { ...plain, mapsKey: 'key' }
const withTables = { ...plain, modes: { ...noMode, table: true } }
const bank = 'https://bank.example'
const readPayments = async () => ({ scripts: [bank], frames: [bank], connects: [bank], forms: [`${bank}/pay`] })

const places = 'https://places.googleapis.com'
const toBank = { 'script-src': [bank], 'frame-src': [bank], 'connect-src': [bank], 'form-action': [`${bank}/pay`] }

test.each<[string, PolicyQuestion['website'], string, Allowed]>([
  ['a site that needs nobody', plain, '/', {}],
  ['a site with maps', withMaps, '/', { 'connect-src': [places] }],
  ['its contact page', withMaps, '/contact/', { 'connect-src': [places], 'frame-src': ['https://www.google.com'] }],
  ['a site whose tables order by their codes', withTables, '/', { 'script-src': ["'wasm-unsafe-eval'"] }],
  ['a page that takes money', plain, '/checkout', toBank],
  [
    'a page that takes money, of a site with maps',
    withMaps,
    '/?saleTempId=1',
    { ...toBank, 'connect-src': [places, bank] },
  ],
])('%s is allowed what it needs, and no more', async (_, website, path, allowed) => {
  const url = new URL(path, 'https://site.example')
  expect(await allowOnPage({ website, pictureHosts: [], url, readPayments })).toEqual(allowed)
})

test('a venue that keeps its pictures elsewhere loads them from there, and from nowhere else [F-210]', async () => {
  const kept = ['https://cdn.example/logo.svg', 'https://cdn.example/b.webp', 'https://brands.example/a.png']
  const others = ['/pictures/logo-big.webp', null, 'http://plain.example/x.png', 'https://', 'data:image/png;base64,']
  const pictureHosts = listPictureHosts([...kept, ...others])
  expect(pictureHosts).toEqual(['https://cdn.example', 'https://brands.example'])
  const url = new URL('https://site.example/')
  expect(await allowOnPage({ website: plain, pictureHosts, url, readPayments })).toEqual({ 'img-src': pictureHosts })
})
