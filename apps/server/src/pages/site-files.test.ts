import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { logoFiles } from '@comanda/demo/pictures/logos'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testNow } from '../testing/database/test-cluster.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { makeIcon } from './icons.ts'

const colours = { primary: '#a63a22', secondary: '#000000', accent: '#000000', dark: false, followsVisitor: false }

describe('what a site is asked for besides its pages', () => {
  let house: TestApp
  const get = (url: string, host = 'localhost') => house.app.inject({ url, headers: { host } })

  beforeAll(async () => {
    house = await createTestApp({ pages: true })
  })
  afterAll(() => house.close())

  it('lists its pages in every language for search engines', async () => {
    const { body, headers } = await get('/sitemap.xml')
    expect(headers['content-type']).toBe('application/xml; charset=utf-8')
    expect(body).toContain('<loc>http://localhost/products/patatas-bravas</loc>')
    expect(body).toContain('hreflang="de" href="http://localhost/products/patatas-bravas?lang=de"')
    expect(body).toContain('<loc>http://localhost/pages/privacidad</loc>')
    expect((await get('/sitemap.xml', 'reservas.localhost')).body).not.toContain('/products/')
    expect((await get('/sitemap.xml', 'elsewhere.example')).statusCode).toBe(404)
  })

  it('names its sitemap, and what is not to be crawled', async () => {
    const { body } = await get('/robots.txt', 'carta.localhost')
    expect(body).toContain('Sitemap: http://carta.localhost/sitemap.xml')
    expect(body).toContain('Disallow: /checkout\n')
    expect((await get('/robots.txt', 'elsewhere.example')).body).toBe('User-agent: *\nDisallow: /\n')
  })

  it('says where a hole is told, until when that holds, and says nothing where nobody is named [F-210]', async () => {
    const { body, headers } = await get('/.well-known/security.txt')
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(body).toMatch(/^Contact: mailto:\S+@\S+$/m)
    expect(body).toContain('Canonical: http://localhost/.well-known/security.txt')
    const expires = Date.parse(/^Expires: (.*)$/m.exec(body)?.[1] ?? '')
    expect(expires).toBeGreaterThan(testNow + 170 * 86_400_000)
    expect(expires).toBeLessThan(testNow + 365 * 86_400_000)
    expect((await get('/.well-known/security.txt', 'elsewhere.example')).statusCode).toBe(404)
    const operated = await createTestApp({
      beside: house,
      pages: true,
      securityContact: 'https://operator.example/security',
    })
    const told = await operated.app.inject({ url: '/.well-known/security.txt', headers: { host: 'localhost' } })
    expect(told.body).toMatch(/^Contact: https:\/\/operator\.example\/security$/m)
    await operated.close()
    await house.database.db.execute(sql`update site set email = '' where id = 1`)
    const silent = await createTestApp({ beside: house, pages: true })
    const asked = { url: '/.well-known/security.txt', headers: { host: 'localhost' } }
    expect((await silent.app.inject(asked)).statusCode).toBe(404)
    await silent.close()
  })

  it('can be put on a home screen, in the visitor’s language', async () => {
    const manifest = (await get('/manifest.webmanifest?lang=de')).json<Record<string, unknown>>()
    expect(manifest).toMatchObject({ short_name: 'Casa Comanda', lang: 'de', start_url: '/?lang=de', id: '/' })
    for (const icon of manifest.icons as { src: string; sizes: string }[]) {
      const reply = await get(icon.src)
      expect(reply.headers['content-type']).toBe('image/png')
      const { width, height } = await sharp(reply.rawPayload).metadata()
      expect(`${width}x${height}`).toBe(icon.sizes)
    }
    expect((await get('/icons/1.png')).statusCode).toBe(404)
    expect((await get('/icons/toString')).statusCode).toBe(404)
  })

  it('has a service worker that names its build and is always asked for anew', async () => {
    const { body, headers } = await get('/sw.js')
    expect(headers).toMatchObject({ 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' })
    expect(body).toMatch(/^\/\* build [\da-f]{12} \*\//)
    // A classic worker cannot import.
    expect(body).not.toMatch(/\bimport\b[^(]|\bexport\b/)
  })

  it.each(['/account/profile', '/checkout', '/status', '/?saleTempId=a,1,2'])(
    'keeps %s to its visitor',
    async (url) => {
      expect((await get(url)).headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'no-store' })
    },
  )

  it('has an icon by the name that browsers ask for without being told', async () => {
    const answer = await get('/favicon.ico')
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png'])
    expect(answer.rawPayload).toEqual((await get('/icons/192.png')).rawPayload)
  })

  it('takes the content policy’s reports, of a certain size and not too many', async () => {
    const send = (payload: string) =>
      house.app.inject({
        method: 'POST',
        url: '/csp-report',
        headers: { 'content-type': 'application/csp-report', host: 'localhost' },
        payload,
      })
    expect((await send('{"csp-report":{"document-uri":"http://localhost/?a=1"}}')).statusCode).toBe(204)
    expect((await send(JSON.stringify({ long: 'x'.repeat(20_000) }))).statusCode).toBe(413)
    expect((await get('/')).headers['content-security-policy']).toContain('report-uri /csp-report')
    const flood = await Promise.all(Array.from({ length: 30 }, () => send('{}')))
    expect(flood.map(({ statusCode }) => statusCode)).toContain(429)
  })
})

describe('an icon', () => {
  const folder = mkdtempSync(join(tmpdir(), 'comanda-icons-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const corner = async (icon: Buffer) => [...(await sharp(icon).ensureAlpha().raw().toBuffer()).subarray(0, 4)]
  const middle = async (icon: Buffer) => {
    const { data, info } = await sharp(icon).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    return [...data.subarray((info.width * info.height * 4) / 2 + info.width * 2).subarray(0, 4)]
  }

  it('is the site’s own mark [SITE-012]', async () => {
    const square =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" fill="#00f"/></svg>'
    writeFileSync(join(folder, 'mark.svg'), square)
    const icon = await makeIcon({ logo: '/pictures/mark.svg', favicon: null, colours }, '192.png', folder)
    expect(await corner(icon)).toEqual([0, 0, 255, 255])
  })

  it('has a filled background where it may be cut, and stays well inside it', async () => {
    const logo = logoFiles.find(({ name }) => name === 'casa-comanda-icon.svg')
    const site = { logo: `/pictures/${logo?.name}`, favicon: null, colours }
    const cut = await makeIcon(site, 'maskable-512.png', join(logo?.path ?? '', '..'))
    expect(await corner(cut)).toEqual([255, 255, 255, 255])
    expect(await middle(cut)).not.toEqual([255, 255, 255, 255])
    expect(await corner(await makeIcon(site, '512.png', join(logo?.path ?? '', '..')))).toEqual([0, 0, 0, 0])
  })

  it.each(['https://elsewhere.example/a.png', '/pictures/../mark.svg', '/pictures/broken.png', null])(
    'is drawn when the mark is %s',
    async (logo) => {
      writeFileSync(join(folder, 'broken.png'), 'no picture')
      const icon = await makeIcon({ logo, favicon: null, colours }, '192.png', folder)
      expect(await middle(icon)).toEqual([255, 255, 255, 255])
    },
  )
})
