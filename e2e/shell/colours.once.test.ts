import { type SessionId, type SiteId, toId } from '@comanda/rules/ids'
import { type SiteColours, templateVersions } from '@comanda/rules/website/website'
import type { BrowserContext, Page } from '@playwright/test'
import { and, eq } from 'drizzle-orm'
import { openDatabase } from '../../apps/server/src/database/database.ts'
import { cart, cartHolder, cartLine } from '../../apps/server/src/database/schema/cart.ts'
import { customer } from '../../apps/server/src/database/schema/customer.ts'
import { visitorSession } from '../../apps/server/src/database/schema/session.ts'
import { cartRow, lineRow } from '../../apps/server/src/testing/database/rows.ts'
import type { ScreenRow } from '../../apps/storefront/src/pages/screen.ts'
import { screens } from '../../apps/storefront/src/pages/screens.ts'
import { deriveTheme } from '../../apps/storefront/src/website/theme/derive-theme.ts'
import { toCss } from '../../apps/storefront/src/website/theme/to-css.ts'
import { clickAtRest } from '../click-at-rest.ts'
import { findAddress } from '../find-address.ts'
import { expect, sayNoToCookies, test, waitUntilAlive } from '../journey.ts'
import { runAxe, wcag } from '../run-axe.ts'
import { findUnreadable } from './find-unreadable.ts'

/** Very different sites, each once light and once dark. */
const sites: Readonly<Record<string, Omit<SiteColours, 'dark' | 'followsVisitor'>>> = {
  'yellow on white': { primary: '#ffe600', secondary: '#ffffff', accent: '#fff59d' },
  'near-black': { primary: '#0b0b0c', secondary: '#050505', accent: '#1c1c1f' },
  'pastel pink': { primary: '#ffc1d9', secondary: '#ffe4ee', accent: '#d8b4fe' },
  'saturated red': { primary: '#ff0000', secondary: '#ff2400', accent: '#00ff00' },
  'pale grey and blue': { primary: '#3f7bd9', secondary: '#e6e8eb', accent: '#d6d9de' },
}
const looks = Object.entries(sites).flatMap(([name, colours]) =>
  [false, true].map((dark) => ({
    name: `${name}, ${dark ? 'dark' : 'light'}`,
    css: toCss(deriveTheme({ ...colours, dark }), dark),
  })),
)

// Many pages in many colours: a limit for a busy machine, not the expected time.
test.describe.configure({ timeout: 240_000 })

let context: BrowserContext
let page: Page

test.beforeAll(async ({ browser, baseURL }) => {
  context = await browser.newContext({
    viewport: { width: 1100, height: 800 },
    locale: 'es-ES',
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    ...(baseURL !== undefined && { baseURL }),
  })
  page = await context.newPage()
  await page.addInitScript(sayNoToCookies)
  await page.goto('/')
  await waitUntilAlive(page)
  await beCustomerWithCart(baseURL)
})
test.afterAll(() => context.close())

/** Every screen can be opened: the visitor is a customer with something in the cart, about to pay. */
async function beCustomerWithCart(url = ''): Promise<void> {
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toContain('session')
  const kept = (await context.cookies()).find(({ name }) => name === 'session')
  const sessionId = toId<SessionId>(kept?.value.split('.')[1] ?? '')
  const siteId = toId<SiteId>(1)
  const held = cartRow()
  const { db, close } = await openDatabase({ url: process.env.COMANDA_JOURNEY_DATABASE ?? '' }, { poolSize: 1 })
  const isAna = and(eq(customer.siteId, siteId), eq(customer.email, 'ana@demo.example'))
  const [registered] = await db.select().from(customer).where(isAna)
  await db
    .update(visitorSession)
    .set({ customerId: registered?.id ?? null })
    .where(and(eq(visitorSession.siteId, siteId), eq(visitorSession.id, sessionId)))
  await db.insert(cart).values(held)
  await db.insert(cartLine).values(lineRow(held.id))
  await db.insert(cartHolder).values({ siteId, cartId: held.id, sessionId, joinedAt: held.openedAt })
  await close()
  await context.addCookies([
    { name: 'cart-id', value: held.id, url },
    { name: 'delivery-mode', value: 'pickup', url },
    { name: 'cart-step', value: 'payment', url },
    { name: 'user-id', value: registered?.id ?? '', url },
  ])
}

/** In a long list the third entry looks like the second. */
const alike = 'li:nth-child(n + 3), section:nth-of-type(n + 3)'

/** Texts with the same look that were checked before, on any screen. */
const judged = new Set<string>()

/** Every rule once, then those that colours can break in each set. A page seen before is skipped without new texts. */
async function expectReadable(where = 'body', wasWalked = false): Promise<void> {
  const mark = () => page.evaluate(markSamples, { where, known: [...judged] })
  if ((await mark()).length === 0 && wasWalked) return
  // Nothing is looked at after a whole page, so what looks the same can go: axe reads all that is there, every time.
  if (where === 'body') await page.evaluate(removeAlike, alike)
  const everyRule = { runOnly: wcag, rules: { 'color-contrast': { enabled: false } } }
  const violations = await runAxe(page, everyRule, { include: [where], exclude: [alike] })
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  // A text may have arrived meanwhile, so they are marked only now.
  const drawn = await mark()
  if (drawn.length === 0) return
  const faults = await page.evaluate(findUnreadable, looks)
  // A slow page has replaced those texts meanwhile, such as «Cargando»: what stands there now is checked instead.
  if (faults === null) return expectReadable(where, true)
  expect(faults).toEqual([])
  for (const text of drawn) judged.add(text)
}

/** Colours come from classes: of texts with the same classes on the same background one is enough. */
function markSamples({ where, known }: { where: string; known: readonly string[] }): string[] {
  const seen = new Set(known)
  const found: string[] = []
  for (const element of document.querySelectorAll<HTMLElement>(`${where} *`)) {
    const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim())
    if (!hasText || !element.checkVisibility()) continue
    const classes: string[] = []
    for (let at: Element | null = element; at; at = at.parentElement) {
      classes.push(`${at.tagName} ${at.getAttribute('class')} ${at.ariaPressed} ${at.ariaDisabled}`)
      if (getComputedStyle(at).backgroundColor !== 'rgba(0, 0, 0, 0)') break
    }
    const drawn = classes.join('<')
    if (seen.has(drawn)) continue
    seen.add(drawn)
    found.push(drawn)
    element.dataset.sample = ''
  }
  return found
}

/** Runs in the page: removes what looks like the entries before it and has no sample. */
function removeAlike(selector: string): void {
  for (const entry of document.querySelectorAll(selector)) {
    if (!entry.matches('[data-sample]') && entry.querySelector('[data-sample]') === null) entry.remove()
  }
}

async function open(address: string): Promise<void> {
  await page.goto(address)
  await waitUntilAlive(page)
  // The customer's own data comes a moment later.
  if (address.includes('/account/')) await expect(page.locator('main [role=status]')).toHaveCount(0)
}

const ofCustomers = /^(?:account|checkout)-?/
const rows = Object.entries(screens)
const groups = {
  visitor: rows.filter(([id]) => !ofCustomers.test(id)),
  customer: rows.filter(([id]) => ofCustomers.test(id)),
}

for (const version of templateVersions) {
  for (const [who, shown] of Object.entries(groups)) {
    test(`every screen of a ${who} can be read in any colours, by day and by night, in version ${version} [SITE-010]`, async ({
      baseURL,
    }) => {
      if (who === 'customer') {
        // The page of a table's code has begun an order at that table.
        await page.goto('about:blank')
        await beCustomerWithCart(baseURL)
      }
      for (const [id, row] of shown) await expectReadableScreen({ id, row, version, baseURL })
      if (who === 'customer') return
      await open('/no/such/page')
      await expectReadable()
    })
  }
}

interface Shown {
  readonly id: string
  readonly row: ScreenRow
  readonly version: number
  readonly baseURL: string | undefined
}

/** What the server drew of the pages that were opened. */
const opened = new Set<string>()

/**
 * The same for a page that need not be opened: texts by their classes and those of all around them. Not for a customer's
 * page, whose data comes later; null for one of another host.
 */
async function listDrawn(address: URL): Promise<readonly string[] | null> {
  if (address.origin !== new URL(page.url()).origin) return null
  return page.evaluate(async (href) => {
    const document = new DOMParser().parseFromString(await (await fetch(href)).text(), 'text/html')
    const texts = [...document.body.querySelectorAll('*')].filter((element) =>
      [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()),
    )
    return texts.map((text) => {
      const classes: string[] = []
      for (let at: Element | null = text; at; at = at.parentElement) {
        classes.push(`${at.tagName} ${at.getAttribute('class')} ${at.ariaPressed} ${at.ariaDisabled}`)
      }
      return classes.join('<')
    })
  }, address.href)
}

async function expectReadableScreen({ id, row, version, baseURL = '' }: Shown): Promise<void> {
  await test.step(id, async () => {
    const inVersion = new URL(await findAddress(row, baseURL))
    inVersion.searchParams.set('version', String(version))
    const drawn = ofCustomers.test(id) ? null : await listDrawn(inVersion)
    // Most of what a version draws, another one draws alike.
    if (version > 0 && drawn?.every((text) => opened.has(text))) return
    await open(inVersion.href)
    for (const text of drawn ?? []) opened.add(text)
    // A guard that redirected the visitor would leave the screen unchecked.
    expect(new URL(page.url()).pathname).toBe(inVersion.pathname)
    await expectReadable('body', version > 0)
  })
}

test('what lies over a page can be read in any colours', async () => {
  // The screen before is left first: it could still write the cookies that are taken away.
  await page.goto('about:blank')
  await context.clearCookies({ name: /^(?:delivery-mode|user-id|cart-id|cart-step)$/ })
  const header = page.getByRole('banner')
  const overlays = {
    drawer: () => header.getByRole('button', { name: 'Menú' }).click(),
    stores: () => header.getByRole('button', { name: /Cambiar de local/ }).click(),
    account: () => header.getByRole('button', { name: 'Mi cuenta' }).click(),
    cart: () => header.getByRole('button', { name: /Cesta/ }).click(),
    booking: () => header.getByRole('button', { name: 'Reservar' }).click(),
    start: () => page.getByRole('article').getByRole('button', { name: 'Iniciar pedido' }).first().click(),
    'cookie settings': () => clickAtRest(page.getByRole('button', { name: 'Configurar cookies' })),
    'cookie policy': () => clickAtRest(page.getByRole('button', { name: 'Política de cookies' })),
  }
  await open('/categories/postres')
  for (const [name, show] of Object.entries(overlays)) {
    await test.step(name, async () => {
      await show()
      await expect(page.getByRole('dialog')).toBeVisible()
      // A text that is being replaced cannot be checked.
      await expect(page.getByRole('dialog').getByText('Cargando')).toHaveCount(0)
      await expectReadable('[role=dialog]')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })
  }
  // A page with the cookie question, for a visitor who has not answered.
  const asked = await context.newPage()
  await context.clearCookies({ name: 'cookie:accepted' })
  page = asked
  await open('/status')
  await expect(page.getByRole('region', { name: 'Este sitio usa cookies' })).toBeVisible()
  await expectReadable()
})
