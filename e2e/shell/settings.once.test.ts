import type { DemoSite } from '@comanda/demo/demo-site'
import { type BrandId, type MenuId, type StoreId, toId, type WarehouseId } from '@comanda/rules/ids'
import { localText } from '@comanda/rules/text/local-text'
import type { BrowserContext, Page } from '@playwright/test'
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../apps/server/src/database/database.ts'
import { menu } from '../../apps/server/src/database/schema/menu.ts'
import { productMenu } from '../../apps/server/src/database/schema/product.ts'
import { siteLanguage } from '../../apps/server/src/database/schema/site.ts'
import { store } from '../../apps/server/src/database/schema/store.ts'
import { brand, contentPage } from '../../apps/server/src/database/schema/website.ts'
import { expect, test, waitUntilAlive } from '../journey.ts'
import { type MadeSite, makeSite } from '../make-site.ts'
import { openSettings, type SiteRow, type SiteSettings } from '../site-settings.ts'

/** What is set, and what a visitor then sees. */
interface State {
  readonly set: SiteRow | (() => SiteRow)
  readonly also?: (tx: Tx) => Promise<unknown>
  readonly path?: string
  readonly see: () => Promise<unknown>
}

const first = toId<StoreId>(1)
const second = toId<StoreId>(2)
const everyMode = { delivery: true, pickup: true, table: true, 'digital-card': true, takehere: true }
const noMode = { offersDelivery: false, offersPickup: false, offersTable: false, offersTakehere: false }

let page: Page
let context: BrowserContext
let made: MadeSite
let settings: SiteSettings

test.beforeAll(async ({ browser }) => {
  made = await makeSite('ajustes', toChain)
  settings = await openSettings(made)
  context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'es-ES',
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  })
  page = await context.newPage()
  // What a visit shows only once must be shown to each of these visitors.
  await page.addInitScript(() => sessionStorage.clear())
})
test.afterAll(async () => {
  await settings.close()
  await context.close()
})

/** A small chain of two stores and two brands that offers everything. */
function toChain(site: DemoSite): DemoSite {
  const [only] = site.stores
  if (!only) throw new Error('the demo site has no store')
  return {
    ...site,
    website: {
      ...site.website,
      version: 0,
      storeName: 'Casa de Ajustes',
      modes: everyMode,
      onlyDigitalCard: false,
      onlyStoreId: null,
      defaultStoreId: null,
    },
    stores: [
      { ...only, name: 'Local Primero', modes: everyMode },
      {
        ...only,
        id: second,
        name: 'Local Segundo',
        modes: everyMode,
        warehouseId: toId<WarehouseId>(2),
        resources: [],
      },
    ],
    brands: [
      { id: toId<BrandId>(1), name: 'Marca Abierta', logo: null, comingSoon: false },
      { id: toId<BrandId>(2), name: 'Marca Futura', logo: null, comingSoon: false },
    ],
  }
}

function turn(title: string, states: readonly State[]): void {
  test(title, async () => {
    for (const { set, also, path = '/', see } of states) {
      await settings.set(typeof set === 'function' ? set() : set, also)
      await open(path)
      await see()
    }
  })
}

async function open(path: string): Promise<void> {
  // The page before is left first: it could still write the cookies that are taken away.
  await page.goto('about:blank')
  await context.clearCookies()
  await context.addCookies([{ name: 'cookie:accepted', value: 'declined', url: made.url }])
  await page.goto(`${made.url}${path}`)
  await waitUntilAlive(page)
}

const header = () => page.getByRole('banner')
const footer = () => page.getByRole('contentinfo')
const dialog = () => page.getByRole('dialog')
const headerButton = (name: string | RegExp) => header().getByRole('button', { name })
const begin = () =>
  page
    .getByRole('article')
    .getByRole('button', { name: /Iniciar pedido|Lee el QR/ })
    .first()

const modeLabels = ['A domicilio', 'Para recoger', 'En la mesa', 'Carta digital', 'Tomar aquí']

async function expectModes(...labels: string[]): Promise<void> {
  await begin().click()
  for (const label of labels) await expect(dialog().getByRole('radio', { name: label })).toBeVisible()
  // Where a mode is chosen at once, the stores are asked for beside the modes.
  const others = modeLabels.filter((label) => !labels.includes(label))
  for (const label of others) await expect(dialog().getByRole('radio', { name: label })).toHaveCount(0)
}

test.describe('what can be ordered', () => {
  turn('modes: those whose flag is on are offered, and no other [SITE-006]', [
    { set: {}, see: () => expectModes('A domicilio', 'Para recoger', 'En la mesa', 'Carta digital', 'Tomar aquí') },
    { set: { ...noMode, offersDelivery: true, offersDigitalCard: false }, see: () => expectModes('A domicilio') },
    { set: { ...noMode, offersPickup: true, offersDigitalCard: false }, see: () => expectModes('Para recoger') },
    { set: { ...noMode, offersTable: true, offersDigitalCard: false }, see: () => expectModes('En la mesa') },
    { set: { ...noMode, offersTakehere: true }, see: () => expectModes('Carta digital', 'Tomar aquí') },
  ])

  turn('only_users: a guest is asked who they are before anything else [SITE-007]', [
    {
      set: { onlyUsers: true },
      see: async () => {
        await expect(page.getByRole('dialog', { name: 'Iniciar sesión' })).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(dialog()).toBeVisible()
      },
    },
    {
      set: { onlyUsers: false },
      see: async () => {
        await expect(begin()).toBeVisible()
        await expect(dialog()).toHaveCount(0)
      },
    },
  ])

  turn('web_only_booking: the booking page, and nothing around it [SITE-008]', [
    {
      set: { onlyBookings: true },
      see: async () => {
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reserva tu mesa')
        await expect(header()).toHaveCount(0)
      },
    },
    {
      set: { onlyBookings: false },
      see: async () => {
        await expect(page.getByRole('article').first()).toBeVisible()
        await expect(header()).toBeVisible()
      },
    },
  ])

  turn('is_only_digital_card: a menu to read, with nothing to order by [SITE-009]', [
    {
      set: { onlyDigitalCard: true },
      see: async () => {
        await expect(page.getByRole('article').first()).toBeVisible()
        await expect(page.getByRole('article').getByRole('button')).toHaveCount(0)
        await expect(headerButton(/Cesta/)).toHaveCount(0)
        await page.goto(`${made.url}/checkout`)
        await expect(page).toHaveURL(/\/$/)
      },
    },
    { set: { onlyDigitalCard: false }, see: () => expect(headerButton(/Cesta/)).toBeVisible() },
  ])

  turn('show_orders_when_enter_web: the way of ordering is asked on entry, without a close icon [SITE-011]', [
    {
      set: { asksModeOnEntry: true },
      see: async () => {
        const asked = page.getByRole('dialog', { name: '¿Cómo quieres tu pedido?' })
        await expect(asked).toBeVisible()
        await expect(asked.getByRole('button', { name: 'Cerrar' })).toHaveCount(0)
      },
    },
    {
      set: { asksModeOnEntry: false },
      see: async () => {
        await expect(dialog()).toHaveCount(0)
        await begin().click()
        await expect(dialog().getByRole('button', { name: 'Cerrar' })).toBeVisible()
      },
    },
  ])

  turn('show_price_only_shopping: prices before a mode is chosen, or not [SITE-025]', [
    { set: { showsPricesBeforeMode: true }, see: () => expect(page.getByRole('article').first()).toContainText('€') },
    {
      set: { showsPricesBeforeMode: false },
      see: async () => {
        await expect(page.getByRole('article').first()).toBeVisible()
        await expect(page.getByRole('main')).not.toContainText('€')
      },
    },
  ])

  turn('addtocart_label: what adds a dish is called as the site calls it, else «Lo quiero» [SITE-019]', [
    { set: { addLabel: localText('Al saco') }, see: () => expectAddLabel('Al saco') },
    // A site without a label has the column's default.
    {
      set: {},
      also: (tx) => tx.execute(sql`update site set add_label = default where id = ${made.id}`),
      see: () => expectAddLabel('Lo quiero'),
    },
  ])

  turn('mode: the menu shown before a mode is chosen; a digital menu has its store’s own [SITE-021, SITE-047]', [
    {
      set: { menuId: toId<MenuId>(1) },
      also: addShortMenu,
      see: async () => {
        await expect(page.getByRole('link', { name: 'Vermut rojo de la casa' }).first()).toBeAttached()
        await expect(page.getByRole('article').nth(2)).toBeAttached()
      },
    },
    { set: { menuId: toId<MenuId>(2) }, see: expectShortMenu },
    { set: { menuId: toId<MenuId>(1), onlyDigitalCard: true, defaultStoreId: first }, see: expectShortMenu },
  ])
})

async function expectAddLabel(label: string): Promise<void> {
  await context.addCookies([{ name: 'delivery-mode', value: 'pickup', url: made.url }])
  await page.reload()
  await waitUntilAlive(page)
  const card = page.getByRole('article').first()
  // The usual words are the name of a plus; a venue's own are written beside it too (decision 0043).
  await expect(card.locator(`[aria-label^="${label}:"]`)).toHaveText(label === 'Lo quiero' ? '+' : `${label}+`)
}

/** A second menu with one dish; the first store's digital menu. */
async function addShortMenu(tx: Tx): Promise<void> {
  const menuId = toId<MenuId>(2)
  await tx.insert(menu).values({ siteId: made.id, id: menuId, name: 'Corta' })
  const [dish] = await tx
    .select()
    .from(productMenu)
    .where(eq(productMenu.siteId, made.id))
    .orderBy(productMenu.productId)
  if (!dish) throw new Error('no dish is in a menu')
  await tx.insert(productMenu).values({ ...dish, menuId })
  await tx
    .update(store)
    .set({ digitalCardMenuId: menuId })
    .where(and(eq(store.siteId, made.id), eq(store.id, first)))
}

async function expectShortMenu(): Promise<void> {
  const names = page.getByRole('article').getByRole('link')
  await expect(names.first()).toBeAttached()
  expect(new Set(await names.allTextContents())).toEqual(new Set(['Vermut rojo de la casa']))
}

test.describe('how it looks', () => {
  turn(
    'version: four headers [SITE-010]',
    ([0, 1, 2, 3] as const).map((version) => ({
      set: { version },
      see: async () => {
        await expect(header()).toHaveAttribute('data-variant', version === 2 ? 'v2' : 'default')
        expect((await header().boundingBox())?.height).toBe([60, 120, 220, 120][version])
      },
    })),
  )

  turn('color_primary, color_secundary, color_accent, color_font: the theme, light or dark [SITE-032, SITE-033]', [
    {
      set: {
        colourPrimary: '#123456',
        colourSecondary: '#224422',
        colourAccent: '#7a1f5c',
        dark: false,
        followsVisitor: false,
      },
      see: () => expectTheme('light', '#123456', '#224422', '#7a1f5c'),
    },
    {
      set: {
        colourPrimary: '#8ea2ff',
        colourSecondary: '#101820',
        colourAccent: '#ffd166',
        dark: true,
        followsVisitor: false,
      },
      see: () => expectTheme('dark', '#8ea2ff', '#101820', '#ffd166'),
    },
  ])

  turn('logo, title_web, favicon and meta_description; without a logo the name stands in [SITE-012]', [
    {
      set: { logo: '/pictures/club.svg', favicon: '/pictures/club-icon.svg', description: localText('Una frase.') },
      see: async () => {
        await expect(header().locator('img')).toHaveAttribute('src', '/pictures/club.svg')
        await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', '/pictures/club-icon.svg')
        await expect(page.locator('meta[name=description]')).toHaveAttribute('content', 'Una frase.')
        await expect(page).toHaveTitle(/· Sitio \d+ de ajustes$/)
      },
    },
    {
      set: { logo: null, favicon: null, description: localText('Otra frase.') },
      see: async () => {
        await expect(header().getByRole('link', { name: 'Casa de Ajustes: Inicio' })).toHaveText('Casa de Ajustes')
        await expect(page.locator('meta[name=description]')).toHaveAttribute('content', 'Otra frase.')
      },
    },
  ])

  turn('name_store_web, phone_web and email, in the footer and the drawer [SITE-013, SITE-017]', [
    {
      set: { storeName: 'Taberna Nueva', phone: '+34 600 000 001', email: 'hola@nueva.example' },
      see: async () => {
        for (const text of ['Taberna Nueva', '+34 600 000 001', 'hola@nueva.example']) {
          await expect(footer()).toContainText(text)
        }
        await headerButton('Menú').click()
        const drawer = page.getByRole('dialog', { name: 'Taberna Nueva' })
        await expect(drawer.getByRole('link', { name: '+34 600 000 001' })).toBeVisible()
        await expect(drawer.getByRole('link', { name: 'hola@nueva.example' })).toBeVisible()
      },
    },
    {
      set: { phone: '', email: '' },
      see: async () => {
        await expect(footer()).toContainText('Casa de Ajustes')
        await expect(footer().locator('a[href^="tel:"], a[href^="mailto:"]')).toHaveCount(0)
        await headerButton('Menú').click()
        await expect(dialog().locator('a[href^="tel:"], a[href^="mailto:"]')).toHaveCount(0)
      },
    },
  ])

  turn('has_reservs: the button to book [SITE-014]', [
    { set: { takesBookings: true }, see: () => expect(headerButton('Reservar')).toBeVisible() },
    {
      set: { takesBookings: false },
      see: async () => {
        await expect(headerButton('Menú')).toBeVisible()
        await expect(headerButton('Reservar')).toHaveCount(0)
      },
    },
  ])

  turn('show_allergens: the filter by allergen and diet [SITE-015]', [
    { set: { showsAllergens: true }, see: () => expect(header().getByLabel('Alérgenos y dietas')).toBeVisible() },
    {
      set: { showsAllergens: false },
      see: async () => {
        await expect(headerButton('Menú')).toBeVisible()
        await expect(header().getByLabel('Alérgenos y dietas')).toHaveCount(0)
      },
    },
  ])

  turn('has_kit_digital: the notice at the foot [SITE-016]', [
    { set: { showsDigitalKit: true }, see: () => expect(footer()).toContainText('Kit Digital') },
    { set: { showsDigitalKit: false }, see: () => expect(footer()).not.toContainText('Kit Digital') },
  ])
})

async function expectTheme(scheme: string, ...colours: string[]): Promise<void> {
  const seen = await page.evaluate(() => {
    const style = getComputedStyle(document.documentElement)
    return [style.colorScheme, ...['--primary', '--hero', '--accent'].map((name) => style.getPropertyValue(name))]
  })
  expect(seen).toEqual([scheme, ...colours])
}

test.describe('where, and in which language', () => {
  turn('unique_store_id and default_store: one store and no choice, or one to begin with [SITE-021, SITE-044]', [
    { set: {}, see: () => expect(headerButton('Local')).toHaveText('Local') },
    {
      set: { defaultStoreId: second },
      see: async () => {
        await headerButton('Cambiar de local: Local Segundo').click()
        const chosen = dialog().getByRole('button', { pressed: true })
        await expect(chosen).toContainText('Local Segundo')
        // A visitor who chooses another keeps it.
        await dialog()
          .getByRole('button', { name: /Local Primero/ })
          .click()
        await expect(headerButton('Cambiar de local: Local Primero')).toBeVisible()
        await page.reload()
        await expect(headerButton('Cambiar de local: Local Primero')).toBeVisible()
      },
    },
    {
      set: { onlyStoreId: first, defaultStoreId: second },
      see: async () => {
        await expect(headerButton('Menú')).toBeVisible()
        await expect(headerButton(/Local/)).toHaveCount(0)
        await expect(footer()).toContainText('Local Primero')
        await expect(footer()).not.toContainText('Local Segundo')
      },
    },
  ])

  turn('publicado_web_…: a language that is not published is not offered [SITE-022, SITE-027]', [
    {
      set: {},
      see: () =>
        expect(page.locator('#languages a')).toHaveText(['Español', 'English', 'Euskara', 'Français', 'Deutsch']),
    },
    {
      set: {},
      also: (tx) => publishLanguages(tx, ['es', 'eu']),
      path: '/?lang=fr',
      see: async () => {
        await expect(page.locator('html')).toHaveAttribute('lang', 'es')
        await expect(page.locator('#languages a')).toHaveText(['Español', 'Euskara'])
      },
    },
    {
      set: {},
      also: (tx) => publishLanguages(tx, ['es']),
      see: async () => {
        await expect(headerButton('Menú')).toBeVisible()
        await expect(headerButton(/Idioma/)).toHaveCount(0)
      },
    },
    {
      set: { defaultLanguage: 'eu' },
      also: (tx) => publishLanguages(tx, ['eu', 'fr']),
      see: () => expect(page.locator('html')).toHaveAttribute('lang', 'eu'),
    },
    {
      set: {},
      also: (tx) => publishLanguages(tx, ['es', 'en', 'eu', 'fr', 'ger']),
      path: '/?lang=fr',
      see: () => expect(page.locator('html')).toHaveAttribute('lang', 'fr'),
    },
  ])

  turn(
    'close_takeaway and text_when_no_takeaway: the store’s own words, in the visitor’s language [SITE-042, SITE-043]',
    [
      {
        set: { onlyStoreId: first, offersTable: false, offersDigitalCard: false },
        also: (tx) => closeTakeaway(tx, true),
        path: '/?lang=en',
        see: () => expect(page.getByRole('dialog', { name: 'Closed' })).toContainText('We are moving house.'),
      },
      {
        // Eating at a table is still possible.
        set: { onlyStoreId: first },
        see: async () => {
          await expect(begin()).toBeVisible()
          await expect(dialog()).toHaveCount(0)
        },
      },
      {
        set: { onlyStoreId: first, offersTable: false, offersDigitalCard: false },
        also: (tx) => closeTakeaway(tx, false),
        see: async () => {
          await expect(begin()).toBeVisible()
          await expect(dialog()).toHaveCount(0)
        },
      },
    ],
  )

  turn('google_key_id: addresses are suggested with it while one types [SITE-020] [SETUP-037]', [
    {
      set: { mapsKey: 'clave-de-mapas' },
      see: async () => {
        const keys: (string | undefined)[] = []
        await page.route(/places\.googleapis\.com/, (route) => {
          if (route.request().method() === 'POST') keys.push(route.request().headers()['x-goog-api-key'])
          const placePrediction = { placeId: 'p1', text: { text: 'Calle Mayor 1, Madrid' } }
          const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
          return route.fulfill({ headers, json: { suggestions: [{ placePrediction }] } })
        })
        await begin().click()
        await dialog().getByRole('radio', { name: 'A domicilio' }).check()
        await dialog().getByRole('combobox', { name: 'Busca tu dirección' }).pressSequentially('Calle Mayor')
        await expect(page.getByRole('option', { name: 'Calle Mayor 1, Madrid' })).toBeVisible()
        expect(new Set(keys)).toEqual(new Set(['clave-de-mapas']))
        await page.unroute(/places\.googleapis\.com/)
      },
    },
    {
      set: { mapsKey: null },
      see: async () => {
        await begin().click()
        await dialog().getByRole('radio', { name: 'A domicilio' }).check()
        await expect(dialog().getByLabel('Calle', { exact: true })).toBeVisible()
        await expect(dialog().getByRole('combobox', { name: 'Busca tu dirección' })).toHaveCount(0)
      },
    },
  ])

  turn('google_key_id: the venues on a map, when it is asked for [SITE-020]', [
    {
      set: { mapsKey: 'clave-de-mapas' },
      path: '/contact',
      see: async () => {
        const asked: string[] = []
        await page.route(/google\.com/, (route) => {
          asked.push(route.request().url())
          return route.fulfill({ contentType: 'text/html', body: '<p>Mapa</p>' })
        })
        await expect(page.locator('iframe')).toHaveCount(0)
        await page.getByRole('button', { name: 'Ver el mapa' }).first().click()
        await expect(page.frameLocator('iframe').locator('p')).toHaveText('Mapa')
        expect(asked).toEqual([expect.stringContaining('?key=clave-de-mapas&q=Local%20Primero')])
      },
    },
    {
      set: { mapsKey: null },
      path: '/contact',
      see: async () => {
        await expect(page.getByRole('link', { name: 'Cómo llegar' }).first()).toBeVisible()
        await expect(page.getByRole('button', { name: 'Ver el mapa' })).toHaveCount(0)
      },
    },
  ])

  turn('url_pay_qr: at this address one comes from a table’s code, so nobody has an account [SITE-024]', [
    { set: { tablePaymentOrigin: 'https://otro.example' }, see: () => expect(headerButton('Mi cuenta')).toBeVisible() },
    {
      set: () => ({ tablePaymentOrigin: made.url }),
      see: async () => {
        await expect(headerButton(/Cesta/)).toBeVisible()
        await expect(headerButton('Mi cuenta')).toHaveCount(0)
      },
    },
  ])
})

async function publishLanguages(tx: Tx, published: readonly string[]): Promise<void> {
  for (const { language } of await tx.select().from(siteLanguage).where(eq(siteLanguage.siteId, made.id))) {
    await tx
      .update(siteLanguage)
      .set({ published: published.includes(language) })
      .where(and(eq(siteLanguage.siteId, made.id), eq(siteLanguage.language, language)))
  }
}

function closeTakeaway(tx: Tx, takeawayClosed: boolean): Promise<unknown> {
  const closedText = { base: 'Estamos de mudanza.', variants: { en: 'We are moving house.' } }
  return tx
    .update(store)
    .set({ takeawayClosed, closedText })
    .where(and(eq(store.siteId, made.id), eq(store.id, first)))
}

test.describe('what else it holds', () => {
  turn('coming_soon: a brand to come is shown and cannot be chosen [SITE-038]', [
    {
      set: {},
      also: (tx) => setComingSoon(tx, true),
      see: async () => {
        await headerButton('Menú').click()
        await expect(dialog().getByRole('button', { name: 'Marca Futura Próximamente' })).toBeDisabled()
        await expect(dialog().getByRole('button', { name: 'Marca Abierta' })).toBeEnabled()
      },
    },
    {
      set: {},
      also: (tx) => setComingSoon(tx, false),
      see: async () => {
        await headerButton('Menú').click()
        await expect(dialog().getByRole('button', { name: 'Marca Futura' })).toBeEnabled()
        await expect(dialog()).not.toContainText('Próximamente')
      },
    },
  ])

  turn('position of a page: left or centre of the footer [SITE-045]', [
    { set: {}, also: (tx) => placePage(tx, 'left'), see: () => expectPlace('Información', 'Contacto') },
    { set: {}, also: (tx) => placePage(tx, 'centre'), see: () => expectPlace('Contacto', 'Información') },
  ])

  turn('script_head and script_body: run after a yes [SITE-023]', [
    {
      set: { scriptHead: 'window.ran = "head"', scriptBody: 'window.ran += " body"' },
      see: async () => {
        expect(await readMark()).toBeUndefined()
        await context.addCookies(
          ['cookie:accepted', 'cookies2', 'cookies3'].map((name) => ({ name, value: 'accepted', url: made.url })),
        )
        await page.reload()
        await expect.poll(readMark).toBe('head body')
      },
    },
    {
      set: { scriptHead: null, scriptBody: null },
      see: async () => {
        await context.addCookies([{ name: 'cookies2', value: 'accepted', url: made.url }])
        await page.reload()
        await waitUntilAlive(page)
        expect(await readMark()).toBeUndefined()
      },
    },
  ])
})

function setComingSoon(tx: Tx, comingSoon: boolean): Promise<unknown> {
  return tx
    .update(brand)
    .set({ comingSoon })
    .where(and(eq(brand.siteId, made.id), eq(brand.id, toId<BrandId>(2))))
}

function placePage(tx: Tx, place: 'left' | 'centre'): Promise<unknown> {
  return tx
    .update(contentPage)
    .set({ place })
    .where(and(eq(contentPage.siteId, made.id), eq(contentPage.slug, 'privacidad')))
}

async function expectPlace(inside: string, outside: string): Promise<void> {
  const link = (part: string) =>
    footer().getByRole('navigation', { name: part }).getByRole('link', { name: 'Política de privacidad' })
  await expect(link(inside)).toBeVisible()
  await expect(link(outside)).toHaveCount(0)
}

function readMark(): Promise<string | undefined> {
  return page.evaluate(() => (window as { ran?: string }).ran)
}
