import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { refusal } from '@comanda/contract/refusals'
import { storeIds } from '@comanda/demo/casa-comanda/stores'
import { type ProductId, type SiteId, toId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setPublication } from '../catalogue/set-publication.ts'
import { createAddressCounts } from '../http/address-counts.ts'
import { registerSecurity } from '../http/security.ts'
import { accepted } from '../testing/accepted.ts'
import { add, begin, dish } from '../testing/cart/carts.ts'
import { aPayment, atTheDoor } from '../testing/payment/paying-shop.ts'
import { signInAs } from '../testing/team/staff-browser.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { registerPages } from './register-pages.ts'

describe('pages', () => {
  let house: TestApp
  const get = (url: string, headers: Record<string, string> = {}) =>
    house.app.inject({ url, headers: { host: 'localhost', 'accept-encoding': 'identity', ...headers } })

  beforeAll(async () => {
    house = await createTestApp({ pages: true })
  })
  afterAll(() => house.close())

  it('renders the home page of the host’s site', async () => {
    const reply = await get('/')
    expect(reply.statusCode).toBe(200)
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(reply.body).toMatch(/^<!doctype html><html lang="es" data-version="\d">/)
    expect(reply.body).toContain('Patatas bravas')
    expect((await get('/', { host: 'carta.localhost' })).body).not.toContain('Patatas bravas')
  })

  it('allows its inline styles and scripts by their hashes; a site without light and dark has a script less', async () => {
    const reply = await get('/')
    const policy = String(reply.headers['content-security-policy'])
    // One more is written by the browser while a sheet is open.
    const written = reply.body.match(/<style>/g)?.length ?? 0
    expect(policy.match(/style-src 'self'( 'sha256-[\w+/=]+')+/)?.[0].match(/sha256/g)).toHaveLength(written + 1)
    expect(policy).not.toMatch(/script-src[^;]*'unsafe/)
    // Tables order here by their codes, so the code reader may be compiled; a digital menu has none.
    expect(policy).toMatch(/script-src[^;]* 'wasm-unsafe-eval'/)
    const menuOnly = String((await get('/', { host: 'carta.localhost' })).headers['content-security-policy'])
    expect(menuOnly).not.toContain('wasm-unsafe-eval')
    const inline = /<script(?! type="application\/(?:ld\+)?json"| type="module" src="\/assets\/)>/g
    expect(reply.body.match(inline)).toHaveLength(2)
    expect(policy.match(/script-src[^;]*/)?.[0].match(/'sha256-/g)).toHaveLength(2)
    const fixed = await get('/', { host: 'reservas.localhost' })
    expect(fixed.body.match(inline)).toHaveLength(1)
    const itsPolicy = String(fixed.headers['content-security-policy'])
    expect(itsPolicy.match(/script-src[^;]*/)?.[0].match(/'sha256-/g)).toHaveLength(1)
  })

  it('sends the same page compressed, and nothing when the browser has it', async () => {
    const [plain, br] = [await get('/'), await get('/', { 'accept-encoding': 'gzip, br' })]
    expect(br.headers['content-encoding']).toBe('br')
    expect(br.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4)
    expect(br.headers.etag).toBe(plain.headers.etag)
    const again = await get('/', { 'if-none-match': String(plain.headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  it('renders anew once a dish changes', async () => {
    expect((await get('/')).body).toContain('/products/gambas-al-ajillo')
    const change = { siteId: toId<SiteId>(1), productId: toId<ProductId>(206), published: false }
    await setPublication(house.database.db, change)
    await expect.poll(async () => (await get('/')).body).not.toContain('/products/gambas-al-ajillo')
    await setPublication(house.database.db, { ...change, published: true })
    await expect.poll(async () => (await get('/')).body).toContain('/products/gambas-al-ajillo')
  })

  it('says in every page, kept or fresh, what a store has run out of or counted out [DAY-204]', async () => {
    const cook = await signInAs(house, 'plancha')
    const storeId = storeIds.centro
    const gone = 'Producto temporalmente no disponible'
    const saysGone = async (path: string) => (await get(path)).body.includes(gone)
    const ofDish = (slug: string) => ({ storeId, productId: dish(slug).id, optionValueId: null })
    const [, alioli] = dish('patatas-bravas').optionGroups[0]?.values ?? []
    const ofValue = { storeId, productId: null, optionValueId: alioli?.id ?? null }
    const today = { until: 'today', day: null, left: null } as const
    const [paused, counted, withChoice] = ['croquetas-de-jamon', 'pulpo-a-la-gallega', 'patatas-bravas'] as const
    const pages = ['/', `/products/${paused}`, `/products/${counted}`]
    for (const path of pages) expect([path, await saysGone(path)]).toEqual([path, false])
    const chosen = (await get(`/products/${withChoice}`)).body
    expect(chosen).toContain('Alioli')

    await accepted(cook.pauseThing({ ...ofDish(paused), ...today }))
    await accepted(cook.pauseThing({ ...ofValue, ...today }))
    for (const path of pages.slice(0, 2)) await expect.poll(() => saysGone(path)).toBe(true)
    await expect.poll(async () => (await get(`/products/${withChoice}`)).body).not.toContain('Alioli</')

    await accepted(cook.pauseThing({ ...ofDish(counted), until: 'left', day: null, left: 1 }))
    const { cartId } = await begin(house.client)
    await add(house.client, cartId, counted)
    expect(await saysGone(`/products/${counted}`)).toBe(false)
    await accepted(house.client.savePaymentWeb(aPayment(cartId, atTheDoor())))
    await expect.poll(() => saysGone(`/products/${counted}`)).toBe(true)

    for (const slug of [paused, counted]) await accepted(cook.resumeThing(ofDish(slug)))
    await accepted(cook.resumeThing(ofValue))
    for (const path of pages) await expect.poll(() => saysGone(path)).toBe(false)
    expect((await get(`/products/${withChoice}`)).body).toBe(chosen)
  })

  it('keeps the site configuration with the browser for seven days [SITE-034]', async () => {
    const cookie = (await get('/')).cookies.find(({ name }) => name === 'site-config')
    expect(cookie).toMatchObject({ maxAge: 604_800, path: '/' })
    expect(JSON.parse(cookie?.value ?? '')).toMatchObject({ url_api: '/api', web_id: 1 })
  })

  it('remembers a language that was asked for, and only then', async () => {
    const asked = (await get('/?lang=ger')).cookies.find(({ name }) => name === 'lang')
    expect(asked).toMatchObject({ value: 'ger', maxAge: 604_800, path: '/' })
    expect((await get('/')).cookies.find(({ name }) => name === 'lang')).toBeUndefined()
    expect((await get('/', { cookie: 'lang=eu' })).body).toContain('<html lang="eu" ')
  })

  it.each(['/no/such/page', '/products/no-such-dish', '//evil.example/', '/%E0%A4%A', '/products/%zz?lang=es'])(
    'answers 404 to %s, with the page that says so [SHELL-025] [ERRORS-075]',
    async (path) => {
      const reply = await get(path)
      expect(reply.body).toContain('This page could not be found')
      expect(reply.statusCode).toBe(404)
      expect(reply.body).toContain('href="/"')
    },
  )

  it.each([
    ['ger', 'Diese Seite finden wir nicht', 'Zurück zur Startseite'],
    ['es', 'No encontramos esta página', 'Volver al inicio'],
  ])(
    'says it in the language %s too, beside the given words, with a header that works [F-090] [F-234]',
    async (language, said, wayHome) => {
      for (const path of [`/no/such/page?lang=${language}`, `/products/no-such-dish?lang=${language}`]) {
        const { body } = await get(path)
        for (const text of ['404 Not Found', 'This page could not be found', said, wayHome])
          expect(body).toContain(text)
        // Menu, cart and account answer: the page has its script and what it needs, and is found by no search engine.
        expect(body).toContain('<script type="application/json" id="page">')
        expect(body).not.toContain('data-plain')
        expect(body).not.toContain('rel="canonical"')
      }
    },
  )

  it.each([
    '/products/%00',
    '/pages/%00',
    '/categories?q=%00&lang=%00',
    '/?store=%00&resource=%00&resource_pos=%00',
    '/status?id=%00',
    '/account/resetpassword?token=%00',
    '/booking/complete?key=%00',
    '/%00/%00/%00',
  ])('takes a zero byte in %s for a name it does not know [F-065]', async (path) => {
    expect((await get(path)).statusCode).toBeLessThan(500)
  })

  it('tells a caller in the usual way that there is no such call', async () => {
    expect((await get('/api/%E0%A4%A')).json()).toMatchObject({ status: 'ERROR', code: 'call-unknown' })
  })

  it('has nothing for a host without a site', async () => {
    const reply = await get('/', { host: 'elsewhere.example' })
    expect([reply.statusCode, reply.headers['set-cookie']]).toEqual([404, undefined])
    expect(reply.body).toContain('404 Not Found')
    // An invalid host is refused before its site is looked up.
    expect((await get('/', { host: 'no host at all' })).statusCode).toBe(400)
  })

  it('serves every file that a page names, and the list of those likely to be needed next with all on it', async () => {
    const named = (text: string) =>
      new Set(Array.from(text.matchAll(/["\s](\/assets\/[^"\s]+)/g), ([, file = '']) => file))
    const files = named((await get('/')).body)
    const list = [...files].find((file) => file.endsWith('.json')) ?? ''
    const next = named((await get(list)).body)
    expect(next.size).toBeGreaterThan(50)
    for (const file of [...files, ...next]) expect([file, (await get(file)).statusCode]).toEqual([file, 200])
  })

  it('serves what the build wrote, for ever, and nothing else', async () => {
    const script = (await get('/')).body.match(/src="(\/assets\/[^"]+)"/)?.[1] ?? ''
    const reply = await get(script, { 'accept-encoding': 'br' })
    expect(reply.statusCode).toBe(200)
    expect(reply.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
    })
    for (const path of ['/assets/no.js', '/assets/..%2f.vite%2fmanifest.json', `${script}.br`]) {
      expect((await get(path)).statusCode).toBe(404)
    }
  })
})

describe('when a page cannot be shown', () => {
  it('shows the error page with a way home when a screen cannot be loaded [SHELL-028, SHELL-030, ERRORS-075]', async () => {
    const house = await createTestApp({
      pages: true,
      handlers: { getBanners: () => Promise.reject(new Error('broken')) },
    })
    const reply = await house.app.inject({ url: '/', headers: { host: 'localhost' } })
    expect(reply.statusCode).toBe(500)
    expect(reply.body).toContain('Error 500<')
    expect(reply.body).toContain('<h1')
    expect(reply.body).toContain('An error occurred')
    expect(reply.body).toContain('<a href="/"')
    expect(reply.body).not.toContain('broken')
    await house.close()
  })

  const failure =
    '{ status: 500, isShared: false, html: "<h1>An error occurred</h1>", styles: [], scripts: [], location: null, fault: null }'
  it.each([
    ['a screen cannot be rendered', `() => (${failure})`, '<h1>An error occurred</h1>'],
    [
      'even the error page cannot [SHELL-031, ERRORS-075]',
      '() => { throw new Error("broken too") }',
      '<h1>An error occurred while showing the error page</h1><p><a href="/">',
    ],
  ])('is never white: %s', async (_, renderFailure, sentence) => {
    const folder = mkdtempSync(join(tmpdir(), 'comanda-build-'))
    for (const part of ['client/.vite', 'client/assets', 'server']) mkdirSync(join(folder, part), { recursive: true })
    writeFileSync(join(folder, 'client/.vite/manifest.json'), '{}')
    writeFileSync(join(folder, 'server/package.json'), '{"type":"module"}')
    writeFileSync(
      join(folder, 'server/entry-server.js'),
      `const render = () => Promise.reject(new Error('broken'))
      export const createRenderer = () => ({ render, renderFailure: ${renderFailure} })`,
    )
    const house = await createTestApp()
    const app = Fastify()
    await registerSecurity(app, { secure: false, counts: createAddressCounts() })
    const { client } = house
    await registerPages(app, {
      sends: { mail: false, sms: false, shown: false },
      findsCity: false,
      buildFolder: folder,
      pictureDirectory: '/nowhere',
      readPagePolicy: async () => ({ scripts: [], frames: [], connects: [], forms: [] }),
      apiUrl: '/api',
      securityContact: null,
      secure: false,
      now: () => 0 as Instant,
      onSiteChange: () => {},
      readOutages: async () => [],
      sites: {
        findByHost: async () => ({ ...house.keys, siteId: house.keys.siteId }),
        findByKey: async () => undefined,
        forget: () => {},
      },
      database: house.database.db,
      sessions: { forget: () => {}, check: async () => refusal('session-missing') },
      callInProcess: (name, request) => client[name](request as never) as never,
    })
    const reply = await app.inject({ url: '/', headers: { host: 'localhost' } })
    expect(reply.statusCode).toBe(500)
    expect(reply.body).toContain(sentence)
    await app.close()
    await house.close()
    rmSync(folder, { recursive: true })
  })
})
