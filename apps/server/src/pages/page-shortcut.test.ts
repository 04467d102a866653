import { get } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'
import { type ProductId, toId } from '@comanda/rules/ids'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setPublication } from '../catalogue/set-publication.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let house: TestApp
let port: number
beforeAll(async () => {
  house = await createTestApp({ pages: true })
  port = Number(new URL(await house.app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => house.close())

interface Sent {
  readonly status: number | undefined
  readonly headers: Record<string, unknown>
  readonly body: Buffer
}

/** Over a socket, because shortcuts need one; `fetch` cannot set a host. */
function ask(path: string, headers: Record<string, string> = {}, at = port): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const asked = { host: 'localhost', 'accept-language': 'es', ...headers }
    get({ host: '127.0.0.1', port: at, path, headers: asked, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      )
    }).on('error', reject)
  })
}

const passing = ['x-request-id', 'date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length']
const lasting = ({ headers }: { headers: Record<string, unknown> }) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !passing.includes(name)))

describe('a table’s code', () => {
  it('has a page of its own, which takes no other’s place [QR-003] [F-226]', async () => {
    const read = async (path: string) => {
      const sent = await house.app.inject({ url: path, headers: { host: 'localhost', 'accept-language': 'es' } })
      return /<h1[^>]*>(.*?)<\/h1>/.exec(sent.body)?.[1]
    }
    const [code, other] = ['/?store=1&resource=14&resource_pos=3', '/?store=1&resource=14&resource_pos=4']
    const home = await read('/')
    expect(await read(code)).toBe('Estás en Sala Ventana')
    expect(await read(other)).toBe('Estás en Sala 4')
    expect(await read('/')).toBe(home)
    expect(await read(code)).toBe('Estás en Sala Ventana')
    // A code that names no table shows the menu; its dialog says what is wrong.
    expect(await read('/?store=1&resource=14&resource_pos=99')).toBe('La carta')
  })
})

describe('a kept page', () => {
  it('comes the short way as it came the long way', async () => {
    const long = await house.app.inject({ url: '/', headers: { host: 'localhost', 'accept-language': 'es' } })
    const short = await ask('/')
    expect(short.status).toBe(200)
    expect(short.body.toString()).toBe(long.body)
    expect(lasting(short)).toEqual(
      lasting({ headers: { ...long.headers, 'set-cookie': [long.headers['set-cookie']].flat() } }),
    )
    expect(short.headers['x-request-id']).toMatch(/^[\w-]{36}$/)
  })

  it('is counted for its address like any other answer, and refused when that has asked too often [F-210]', async () => {
    const small = await createTestApp({ beside: house, pages: true, requestsPerMinute: 20 })
    const at = Number(new URL(await small.app.listen({ port: 0, host: '127.0.0.1' })).port)
    const statuses = []
    for (let count = 0; count < 22; count += 1) statuses.push((await ask('/', {}, at)).status)
    const last = await ask('/', {}, at)
    // Opening the visit of the test used two.
    expect(statuses).toEqual([...Array(18).fill(200), ...Array(4).fill(429)])
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0)
    await small.close()
  })

  it('says what a document may ask of the device, whichever way it comes [F-210]', async () => {
    const long = await house.app.inject({ url: '/', headers: { host: 'localhost', 'accept-language': 'es' } })
    for (const headers of [long.headers, (await ask('/')).headers]) {
      expect(headers['permissions-policy']).toContain('camera=(self)')
      expect(String(headers['content-security-policy'])).toMatch(/img-src 'self' data:;/)
    }
    const staff = await house.app.inject({ url: '/', headers: { host: 'staff.localhost' } })
    expect(staff.headers['permissions-policy']).toBe(long.headers['permissions-policy'])
  })

  it('lets no nonce in, for none of it bears one', async () => {
    expect((await ask('/')).headers['content-security-policy']).not.toContain('nonce-')
  })

  it('is sent compressed, and not again to who has it', async () => {
    const packed = await ask('/', { 'accept-encoding': 'br' })
    expect(packed.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(packed.body)).toEqual((await ask('/')).body)
    const again = await ask('/', { 'if-none-match': String(packed.headers.etag) })
    expect([again.status, again.body.length]).toEqual([304, 0])
  })

  it('is each visitor’s own language, and each host’s own site', async () => {
    const tags = []
    for (const headers of [{}, { 'accept-language': 'en' }, { cookie: 'a=b; lang=eu' }, { host: 'carta.localhost' }]) {
      await ask('/', headers)
      tags.push(
        /<html lang="(\w+)".*?<title>([^<]*)/s
          .exec((await ask('/', headers)).body.toString())
          ?.slice(1)
          .join(' '),
      )
    }
    const places = 'Madrid, Las Palmas de Gran Canaria · Casa Comanda'
    expect(tags).toEqual([
      `es Carta y pedidos · ${places}`,
      `en Menu and orders · ${places}`,
      `eu Karta eta eskaerak · ${places}`,
      'es Carta · Zaragoza · Vermutería del Ejemplo',
    ])
    expect((await ask('/', { host: 'elsewhere.example' })).status).toBe(404)
  })

  it('is forgotten when a dish changes', async () => {
    const address = '/products/gambas-al-ajillo'
    expect((await ask('/')).body.toString()).toContain(address)
    const change = { siteId: house.keys.siteId, productId: toId<ProductId>(206), published: false }
    await setPublication(house.database.db, change)
    await expect.poll(async () => (await ask('/')).body.toString()).not.toContain(address)
  })
})
