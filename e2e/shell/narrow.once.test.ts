import { resourceIds } from '@comanda/demo/casa-comanda/tables'
import { type ResourceId, toId } from '@comanda/rules/ids'
import type { Page } from '@playwright/test'
import { accepted, add } from '../../apps/server/src/testing/cart/carts.ts'
import { beginOrder } from '../begin-order.ts'
import { enterAsCustomer } from '../enter-as-customer.ts'
import { findCut } from '../find-cut.ts'
import { expect, test, waitUntilAlive } from '../journey.ts'
import { runAxe } from '../run-axe.ts'
import { placeOrder } from '../staff/place-order.ts'

const narrow = { width: 320, height: 640 }
const phone = { width: 390, height: 844 }
/** A window of 1,280 px in which the text is twice as large has as much room for it as this one. */
const half = { width: 640, height: 800 }

interface State {
  readonly path: string
  readonly open?: (page: Page) => Promise<void>
}

const cart = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('button', { name: /^(?:Cesta|Ronda)/ })
    .click()
const dialog = (page: Page) => page.getByRole('dialog').last()

const ofGuest: Readonly<Record<string, State>> = {
  home: { path: '/' },
  booking: {
    path: '/booking',
    open: async (page) => {
      await page.getByRole('button', { name: /^Casa Comanda Centro/ }).click()
      await expect(page.getByLabel('Personas', { exact: true })).toBeVisible()
    },
  },
  setup: {
    path: '/categories/tapas',
    open: async (page) => {
      await page.getByRole('article').getByRole('button', { name: 'Iniciar pedido' }).first().click()
      await expect(dialog(page).getByRole('radio', { name: 'Para recoger' })).toBeVisible()
    },
  },
}

const ofBasket: Readonly<Record<string, State>> = {
  menu: { path: '/categories/tapas' },
  dish: { path: '/products/patatas-bravas' },
  combo: {
    path: '/products/menu-del-dia',
    open: async (page) => {
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Elegir platos/ })
        .click()
      await dialog(page).getByRole('button', { name: 'Añadir Crema de calabaza' }).click()
      await expect(dialog(page).getByRole('button', { name: /^Segundo/, expanded: true })).toBeVisible()
    },
  },
  cart: {
    path: '/categories/tapas',
    open: async (page) => {
      await cart(page)
      await expect(dialog(page).getByRole('button', { name: /^Continuar/ })).toBeVisible()
    },
  },
  checkout: { path: '/checkout' },
}

const ofTable: Readonly<Record<string, State>> = {
  table: {
    path: '/categories/tapas',
    open: async (page) => {
      await cart(page)
      await expect(dialog(page).getByRole('button', { name: 'La cuenta' })).toBeVisible()
    },
  },
  bill: {
    path: '/categories/tapas',
    open: async (page) => {
      await cart(page)
      await dialog(page).getByRole('button', { name: 'La cuenta' }).click()
      await expect(page.getByRole('dialog', { name: /cuenta/i })).toBeVisible()
    },
  },
}

/** Each state is opened once, and looked at narrow and with large text; what a page remembers of it stays the same. */
async function expectNothingCut(page: Page, states: Readonly<Record<string, State>>): Promise<void> {
  for (const [name, { path, open }] of Object.entries(states)) {
    await page.setViewportSize(narrow)
    await page.goto(path)
    await waitUntilAlive(page)
    await open?.(page)
    expect(await findCut(page), `${name} at 320 px`).toEqual([])
    await page.setViewportSize(half)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    expect(await findCut(page), `${name} with text of 200 %`).toEqual([])
  }
  // The checker would take a target for small of which a bar hides a part until somebody scrolls.
  await page.close()
}

test.describe('at 320 px and with text of 200 % nothing is cut off', () => {
  // A page that is pinched smaller would hide that something is too wide.
  test.use({ isMobile: false, hasTouch: false })

  test('home, booking and setup', async ({ page }) => {
    await expectNothingCut(page, ofGuest)
  })

  for (const version of [0, 1, 2, 3]) {
    test(`menu, dish, combo, cart and checkout, in version ${version}`, async ({ page, context, baseURL }) => {
      const { client, cartId } = await beginOrder(context, baseURL)
      for (const slug of ['pulpo-a-la-gallega', 'ensaladilla-rusa']) await add(client, cartId, slug)
      const states = Object.entries(ofBasket).filter(([name]) => version === 0 || name === 'combo' || name === 'cart')
      await expectNothingCut(
        page,
        Object.fromEntries(
          states.map(([name, state]) => [name, { ...state, path: `${state.path}?version=${version}` }]),
        ),
      )
    })
  }

  test('table and bill', async ({ page, context, baseURL }) => {
    const resourceId = toId<ResourceId>(resourceIds.centro.room)
    const { client, cartId } = await beginOrder(context, baseURL, { mode: 'table', resourceId, position: 4 })
    await add(client, cartId, 'ensaladilla-rusa')
    accepted(await client.sendRound({ cartId }))
    await add(client, cartId, 'pulpo-a-la-gallega')
    await expectNothingCut(page, ofTable)
  })

  test('status', async ({ page, context, baseURL }) => {
    const { cartId } = await placeOrder(context, baseURL, { pays: 'now' })
    await expectNothingCut(page, { status: { path: `/status?id=${cartId}` } })
  })

  test('account', async ({ page, context, baseURL }) => {
    await enterAsCustomer(context, baseURL ?? '')
    await expectNothingCut(page, { account: { path: '/account/history' }, cards: { path: '/account/payment' } })
  })
})

/** Scrolls the minus of the first course under the upper bar: half hidden, it could not be hit. */
async function expectTargetsAtBar(page: Page, name: string): Promise<void> {
  const bar = await dialog(page).getByRole('group', { name: 'Cantidad' }).boundingBox()
  const minus = dialog(page).getByRole('button', { name: 'Quitar Crema de calabaza' })
  // The checker takes a target for small only while some of it can still be seen.
  for (let hidden = 0; hidden < 44; hidden += 4) {
    await minus.evaluate(
      (at, wanted) => {
        let area = at.parentElement
        while (area && getComputedStyle(area).overflowY !== 'auto') area = area.parentElement
        area?.scrollBy({ top: at.getBoundingClientRect().top - wanted, behavior: 'instant' })
      },
      (bar?.y ?? 0) + (bar?.height ?? 0) - hidden,
    )
    const violations = await runAxe(page, { runOnly: ['target-size'] }, { include: ['[role=dialog]'], exclude: [] })
    expect(
      violations.flatMap(({ nodes }) => nodes.map(({ html }) => html)),
      `${name}, ${hidden} px hidden`,
    ).toEqual([])
  }
}

/** Whoever goes on with the keyboard sees the whole of what they are at: no bar lies on it. */
async function expectFocusInSight(page: Page, name: string): Promise<void> {
  const submit = dialog(page).getByRole('button', { name: /^Añadir al pedido/ })
  for (let presses = 0; presses < 80; presses += 1) {
    const hidden = await page.evaluate(() => {
      const at = document.activeElement ?? document.body
      const { left, width, top, bottom } = at.getBoundingClientRect()
      const isSeen = (y: number) => at.contains(document.elementFromPoint(left + width / 2, y))
      return isSeen(top + 2) && isSeen(bottom - 2) ? '' : at.outerHTML
    })
    expect(hidden, name).toBe('')
    if (await submit.evaluate((at) => at === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('the bar was not reached')
}

test.describe('in a menu of courses nothing lies below a bar', () => {
  test.use({ isMobile: false, hasTouch: false })

  for (const version of [0, 1, 2, 3]) {
    test(`in version ${version}`, async ({ page, context, baseURL }) => {
      await beginOrder(context, baseURL)
      await page.setViewportSize(narrow)
      await page.goto(`${ofBasket.combo?.path}?version=${version}`)
      await waitUntilAlive(page)
      await ofBasket.combo?.open?.(page)
      for (const viewport of [narrow, phone]) {
        await page.setViewportSize(viewport)
        await expectTargetsAtBar(page, `${viewport.width} px`)
        await dialog(page).getByRole('button', { name: 'Cerrar' }).focus()
        await expectFocusInSight(page, `${viewport.width} px`)
      }
    })
  }
})

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false })

  test('the last order is offered in the setup with targets that can be hit', async ({ page }) => {
    await page.addInitScript(() => {
      const contact = { fullName: 'Ana Gil', email: 'ana@demo.example', phone: '600123456' }
      const lines = [{ productId: 1, name: 'Pulpo a la gallega', quantity: 1 }]
      const order = { contact, pays: null, mode: 'pickup', storeId: 1, lines, placedAt: Date.now() }
      localStorage.setItem('last-order', JSON.stringify({ shape: 1, order }))
    })
    for (const version of [0, 1, 2, 3]) {
      await page.goto(`/categories/tapas?version=${version}`)
      await waitUntilAlive(page)
      await page.getByRole('article').getByRole('button', { name: 'Iniciar pedido' }).first().click()
      await expect(dialog(page).getByRole('heading', { name: 'Ana Gil, ¿como la última vez?' })).toBeVisible()
      await expect(dialog(page).getByRole('radio', { name: 'Para recoger' })).toBeVisible()
      const violations = await runAxe(page, { runOnly: ['target-size'] }, { include: ['[role=dialog]'], exclude: [] })
      expect(
        violations.flatMap(({ nodes }) => nodes.map(({ html }) => html)),
        `version ${version}`,
      ).toEqual([])
    }
  })
})

test('a phone on its side and text at 200 % keep the main button of a menu whole and scroll in one place [F-232]', async ({
  page,
  context,
  baseURL,
}) => {
  await beginOrder(context, baseURL)
  await page.setViewportSize({ width: 844, height: 390 })
  await page.goto('/products/menu-del-dia')
  await waitUntilAlive(page)
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Elegir platos/ })
    .click()
  const add = dialog(page).getByRole('button', { name: /^Añadir al pedido/ })
  for (const size of [
    { width: 844, height: 390 },
    { width: 720, height: 450 },
  ]) {
    await page.setViewportSize(size)
    await expect(add).toBeInViewport({ ratio: 1 })
    const scrollers = await dialog(page).evaluate(
      (top) =>
        [...top.querySelectorAll('*'), top, top.parentElement].filter(
          (one) =>
            one !== null &&
            /auto|scroll/.test(getComputedStyle(one).overflowY) &&
            one.scrollHeight > one.clientHeight + 1,
        ).length,
    )
    expect(scrollers).toBe(1)
    expect(await findCut(page)).toEqual([])
  }
})
