import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { cart, cartHolder, cartLine } from '../database/schema/cart.ts'
import { customer } from '../database/schema/customer.ts'
import { visitorSession } from '../database/schema/session.ts'
import { site } from '../database/schema/site.ts'
import { cartRow, lineRow, siteId } from '../testing/database/rows.ts'
import { testNow } from '../testing/database/test-cluster.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let house: TestApp
let ordering: Record<string, string>

beforeAll(async () => {
  house = await createTestApp({ pages: true })
  const { db } = house.database
  const held = cartRow()
  await db.insert(cart).values(held)
  await db.insert(cartLine).values(lineRow(held.id))
  const joinedAt = testNow as typeof held.openedAt
  await db.insert(cartHolder).values({ siteId, cartId: held.id, sessionId: house.session.sessionId, joinedAt })
  ordering = { 'comanda-session': house.session.token, 'cart-id': held.id, 'delivery-mode': 'pickup' }
})
afterAll(() => house.close())

async function ask(url: string, cookies: Record<string, string> = {}, host = 'localhost') {
  const { statusCode, headers, body } = await house.app.inject({ url, cookies, headers: { host } })
  return { status: statusCode, location: headers.location, body }
}

describe('checkout', () => {
  it('is for who chose a mode and put something in a cart of their own [SHELL-004] [SHELL-024]', async () => {
    const page = await ask('/checkout', ordering)
    expect(page.status).toBe(200)
    expect(page.body).toContain('Tramitar pedido</h1>')
  })

  test.each([
    ['nobody known', () => ({})],
    ['no session', () => ({ ...ordering, 'comanda-session': 'x'.repeat(43) })],
    ['no mode', () => ({ ...ordering, 'delivery-mode': '' })],
    ['the digital menu as mode [SHELL-022]', () => ({ ...ordering, 'delivery-mode': 'digital-card' })],
    ['no cart', () => ({ ...ordering, 'cart-id': '' })],
    ['a cart that is none', () => ({ ...ordering, 'cart-id': "1' or '1'='1" })],
  ])('leads home with %s', async (_title, cookies) => {
    expect(await ask('/checkout', cookies())).toMatchObject({ status: 302, location: '/' })
  })

  it('leads home with the cart of somebody else', async () => {
    const { session } = await house.visit()
    const stranger = { ...ordering, 'comanda-session': session.token }
    expect(await ask('/checkout', stranger)).toMatchObject({ status: 302, location: '/' })
  })

  it('leads home on a site that is only a digital menu [SHELL-022]', async () => {
    expect(await ask('/checkout', ordering, 'carta.localhost')).toMatchObject({ status: 302, location: '/' })
  })

  it('comes before payment [SHELL-005] [SHELL-021]', async () => {
    expect(await ask('/checkout/payment', ordering)).toMatchObject({ status: 302, location: '/checkout' })
    const page = await ask('/checkout/payment', { ...ordering, 'cart-step': 'payment' })
    expect([page.status, page.body.includes('Pago</h1>')]).toEqual([200, true])
  })

  it('is never kept for the next visitor', async () => {
    await ask('/checkout', ordering)
    expect((await ask('/checkout')).status).toBe(302)
  })
})

describe('the account', () => {
  const paths = [
    ['/account/profile', 'Mis datos', 'Profile'],
    ['/account/address', 'Mis direcciones', 'Address'],
    ['/account/payment', 'Mis tarjetas', 'Payment'],
    ['/account/history', 'Mis pedidos', 'History'],
    ['/account/orders', 'Pedido', 'Id'],
    ['/account/orders/17', 'Pedido', 'Id'],
    ['/account/favorites', 'Mis favoritos', 'Favorites'],
  ] as const

  test.each(paths)(
    '%s leads a guest home, where the login opens and leads back [SHELL-023] [OPEN-028] [ACCOUNT-002]',
    async (path) => {
      const guest = { 'comanda-session': house.session.token, 'user-id': '1' }
      expect(await ask(path, guest)).toMatchObject({ status: 302, location: `/?next=${path}` })
    },
  )

  it('resets passwords for guests too [SHELL-019] [OPEN-028]', async () => {
    const page = await ask('/account/resetpassword')
    expect([page.status, page.body.includes('Restablecer contraseña</h1>')]).toEqual([200, true])
  })

  describe.each([
    [1, 'Default'],
    [2, 'V2'],
  ] as const)('of a customer in version %i', (version, variant) => {
    let fresh: TestApp
    let cookie: string
    beforeAll(async () => {
      const { session } = await house.visit()
      const { db } = house.database
      const [registered] = await db.select().from(customer).where(eq(customer.siteId, siteId)).limit(1)
      const customerId = registered?.id ?? null
      const own = and(eq(visitorSession.siteId, siteId), eq(visitorSession.id, session.sessionId))
      await db.update(visitorSession).set({ customerId }).where(own)
      await db.update(site).set({ version }).where(eq(site.id, siteId))
      fresh = await createTestApp({ pages: true, beside: house })
      cookie = `comanda-session=${session.token}`
    })
    afterAll(() => fresh.close())
    const expectPages = async (shown: readonly (typeof paths)[number][]) => {
      for (const [url, title, layout] of shown) {
        const { statusCode, body } = await fresh.app.inject({ url, headers: { host: 'localhost', cookie } })
        expect(statusCode).toBe(200)
        expect(body).toContain(`${title}</h1>`)
        expect(body).toContain(`data-layout="${layout}${variant}"`)
      }
    }

    it('has a page for who they are, where they live and their cards [SHELL-013] [SHELL-014] [SHELL-015] [ACCOUNT-035]', async () => {
      await expectPages(paths.slice(0, 3))
    })

    it('has a page for what they ordered and what they like [SHELL-016] [SHELL-017] [SHELL-018] [ACCOUNT-035]', async () => {
      await expectPages(paths.slice(3))
    })
  })
})

describe('a direct-payment link', () => {
  const link = '/?saleTempId=bizum,1,0192f0c1-7a3b-4c5d-8e6f-1a2b3c4d5e6f'

  it('shows the payment alone, on any path [QR-002] [SHELL-054]', async () => {
    await ask('/')
    for (const url of [link, link.replace('/', '/products/patatas-bravas')]) {
      const { status, body } = await ask(url)
      expect(status).toBe(200)
      expect(body).toContain('Pago del pedido</h1>')
      expect(body).not.toMatch(/<header|<footer|<nav/)
    }
    expect((await ask('/')).body).toContain('<header')
  })

  it('shows the error page with its status and message when it is malformed [SHELL-028] [OPEN-014]', async () => {
    const { status, body } = await ask('/?saleTempId=bizum')
    expect(status).toBe(400)
    expect(body).toContain('Error 400<')
    expect(body).toContain('An error occurred</h1>')
    expect(body).toContain('No hemos entendido la petición')
  })
})

describe('a site that only takes bookings', () => {
  it('shows the booking page and nothing around it [SITE-008] [SHELL-054]', async () => {
    const { status, body } = await ask('/', {}, 'reservas.localhost')
    expect(status).toBe(200)
    expect(body).toContain('Reserva tu mesa</h1>')
    expect(body).not.toMatch(/<header|<footer|<nav/)
  })

  test.each(['/checkout', '/products/patatas-bravas', '/categories/tapas', '/status'])('has no %s', async (path) => {
    expect((await ask(path, {}, 'reservas.localhost')).status).toBe(404)
  })

  test.each(['/contact', '/pages/privacidad', '/booking/complete', '/reservaferia'])('keeps %s', async (path) => {
    expect((await ask(path, {}, 'reservas.localhost')).status).toBe(200)
  })
})
