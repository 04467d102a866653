import type { Dictionary } from '@comanda/i18n/dictionaries/es'
import { dictionaryOf } from '@comanda/i18n/dictionary-of'
import { templateVersions } from '@comanda/rules/website/website'
import type { Browser, BrowserContext, Locator, Page, Request } from '@playwright/test'
import { enterAsCustomer } from '../e2e/enter-as-customer.ts'
import { sayNoToCookies, waitUntilAlive } from '../e2e/journey.ts'
import { waitUntilDrawn } from '../e2e/wait-until-drawn.ts'
import { drawSheet } from './draw-sheet.ts'
import { savePicture } from './save-picture.ts'
import { fillBasket, order, orderMore, payTable, phone, sitDown } from './stage-diner.ts'
import { waitForPictures } from './wait-for-pictures.ts'

const looks = { columns: 4, quality: 60 } as const
/** How a screen is seen, and how small it is on its sheet. */
const forms = [
  { viewport: phone, tile: { ...looks, width: 220, height: 476 } },
  { viewport: { width: 1440, height: 900 }, tile: { ...looks, width: 360, height: 225 } },
] as const
const languages = ['es', 'ger'] as const

interface Screen {
  readonly path: string
  /** What came before: an order, a table, a login; and the path, where it is known only then. */
  readonly come?: (context: BrowserContext, baseURL: string, width: number) => Promise<unknown>
  /** What is pressed once the page is there. */
  readonly open?: (page: Page, words: Dictionary) => Promise<unknown>
  /** Its first picture on a phone is also kept in full size, for the README. */
  readonly isShownFirst?: true
}

const screens: Readonly<Record<string, Screen>> = {
  home: { path: '/', isShownFirst: true },
  menu: { path: '/categories/tapas' },
  dish: { path: '/products/patatas-bravas' },
  combo: {
    path: '/products/menu-del-dia',
    open: (page) => openDialog(page.getByRole('main').getByRole('button', { name: /15,90/ })),
  },
  setup: {
    path: '/categories/tapas',
    open: (page, { product }) =>
      openDialog(page.getByRole('article').getByRole('button', { name: product.startOrder }).first()),
  },
  cart: { path: '/categories/tapas', come: fillBasket, open: openCart },
  checkout: { path: '/checkout', come: fillBasket },
  status: { path: '/status', come: order },
  table: {
    path: '/categories/tapas',
    come: orderMore,
    async open(page, words) {
      await openCart(page, words)
      await page.getByRole('dialog').getByRole('button', { name: words.table.bill, exact: true }).waitFor()
    },
    isShownFirst: true,
  },
  bill: {
    path: '/categories/tapas',
    come: sitDown,
    async open(page, words) {
      await openCart(page, words)
      await page.getByRole('dialog').getByRole('button', { name: words.table.bill, exact: true }).click()
      // The cart is gone before the bill has come: on a busy machine that is longer than the page is watched.
      await page.getByRole('dialog', { name: words.table.bill, exact: true }).waitFor()
    },
  },
  name: {
    path: '/categories/tapas',
    come: (context, baseURL, width) => orderMore(context, baseURL, width, 11),
    async open(page, words) {
      await openCart(page, words)
      await page.getByRole('dialog').getByRole('button', { name: words.table.giveName, exact: true }).click()
      await page.getByRole('dialog').getByRole('textbox').waitFor()
    },
  },
  receipt: { path: '/checkout/completeTable', come: payTable },
  booking: { path: '/booking', open: (page) => page.getByRole('button', { name: /^Casa Comanda Centro/ }).click() },
  account: { path: '/account/history', come: enterAsCustomer },
}

/** A sheet for every screen and width: a row for each version; light and dark, each in Spanish and German. */
export async function takeDinerScreens(browser: Browser, baseURL: string, named: readonly string[]): Promise<void> {
  const all = Object.entries(screens)
  const wanted = all.filter(([name]) => named.includes(name))
  for (const [name, screen] of wanted.length > 0 ? wanted : all) {
    await Promise.all(
      forms.map(async ({ viewport, tile }) => {
        const context = await browser.newContext({
          viewport,
          reducedMotion: 'reduce',
          locale: 'es-ES',
        })
        await context.addInitScript(sayNoToCookies)
        const found = await screen.come?.(context, baseURL, viewport.width)
        const shown = typeof found === 'string' ? { ...screen, path: found } : screen
        const page = await context.newPage()
        const waitForAnswers = followRequests(page)
        const settle = async () => {
          await waitForAnswers()
          await waitUntilSettled(page)
        }
        const pictures: Buffer[] = []
        for (const version of templateVersions) {
          pictures.push(...(await takeVersion(page, { ...shown, settle }, baseURL, version)))
        }
        await drawSheet(pictures, `docs/screens/${name}-${viewport.width}.webp`, tile)
        const [first] = pictures
        if (screen.isShownFirst && viewport === phone && first) await savePicture(`docs/screens/${name}.webp`, first)
        await context.close()
      }),
    )
  }
}

interface SettlingScreen extends Screen {
  readonly settle: () => Promise<void>
}

async function takeVersion(
  page: Page,
  { path, open, settle }: SettlingScreen,
  baseURL: string,
  version: number,
): Promise<Buffer[]> {
  const light: Buffer[] = []
  const dark: Buffer[] = []
  for (const language of languages) {
    const address = new URL(path, baseURL)
    address.searchParams.set('version', String(version))
    address.searchParams.set('lang', language)
    await page.goto(address.href)
    await waitUntilAlive(page)
    const words = dictionaryOf(language)
    await open?.(page, words)
    // On a wide screen the cart beside the menu comes once the browser has nothing else to do.
    await page.locator('#cart-place:empty').waitFor({ state: 'hidden' })
    await settle()
    // Whatever was pressed last must not look as if somebody pointed at it.
    await page.mouse.move(0, 0)
    light.push(await take(page))
    await page.emulateMedia({ colorScheme: 'dark' })
    dark.push(await take(page))
    await page.emulateMedia({ colorScheme: 'light' })
  }
  return [...light, ...dark]
}

/** So long a page is given on a busy machine. */
const answerMs = 15_000

/** Waits until everything asked for has come; what stays open, such as the line for news, is not waited for. */
function followRequests(page: Page): () => Promise<void> {
  const underWay = new Set<Request>()
  const end = (request: Request) => underWay.delete(request)
  page.on('request', (request) => {
    if (request.resourceType() !== 'eventsource') underWay.add(request)
  })
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return async () => {
    const last = Date.now() + answerMs
    while (underWay.size > 0 && Date.now() < last) await page.waitForTimeout(100)
  }
}

/** Panels, dialogs and what they show come one after the other: the page is done once nothing has come or changed for a while. */
async function waitUntilSettled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise<void>((done) => {
      let timer = setTimeout(done, 1_000)
      const waitOn = () => {
        clearTimeout(timer)
        timer = setTimeout(done, 1_000)
      }
      new MutationObserver(waitOn).observe(document.body, { subtree: true, childList: true })
      // What has just come is about to be shown.
      new PerformanceObserver(waitOn).observe({ type: 'resource' })
    })
  })
}

async function take(page: Page): Promise<Buffer> {
  await waitForPictures(page)
  await waitUntilDrawn(page, 5)
  return page.screenshot()
}

function openCart(page: Page, { frame }: Dictionary): Promise<void> {
  return openDialog(page.getByRole('banner').getByRole('button', { name: frame.cart }))
}

async function openDialog(button: Locator): Promise<void> {
  await button.click()
  await button.page().locator('[role=dialog]').waitFor()
}
