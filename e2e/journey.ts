import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { known, markNews, rememberNews } from './mark-news.ts'
import { runAxe, wcag } from './run-axe.ts'
import { waitUntilDrawn } from './wait-until-drawn.ts'

interface Journey {
  /** Opens the address, waits for hydration, and checks the page for accessibility. */
  readonly visit: (address: string) => Promise<void>
  /** Cookies from an earlier visit: mode, store, user. */
  readonly remember: (kept: Readonly<Record<string, string>>, url?: string) => Promise<void>
  /**
   * Names the calls that the server will refuse in this journey, or the beginning of another path: the browser logs a
   * refusal's status as an error.
   */
  readonly mayRefuse: (...calls: readonly string[]) => void
  /** For a journey that takes the session away: every call that any open page makes then may be answered with 401. */
  readonly mayLoseSession: () => void
  /** Whether the visitor has already refused cookies; most journeys are not about that question. */
  readonly hasAnswered: boolean
  /** Whether an idle page fetches ahead. It does not in most journeys, as if the visitor saved data: it costs time. */
  readonly fetchesAhead: boolean
}

/** Every journey fails on an error in the console, on a violated content policy and on anything that axe finds. */
export const test = base.extend<Journey>({
  hasAnswered: [true, { option: true }],
  fetchesAhead: [false, { option: true }],
  // A worker would answer instead of the server; only the offline journeys allow it.
  serviceWorkers: 'block',
  mayRefuse: async ({ context }, use) => {
    await use((...calls) => void refusable.set(context, [...(refusable.get(context) ?? []), ...calls]))
  },
  mayLoseSession: async ({ context }, use) => {
    await use(() => void withoutSession.add(context))
  },
  page: async ({ page, hasAnswered, fetchesAhead }, use) => {
    const troubles: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') troubles.push(`${message.text()} (${message.location().url})`)
    })
    page.on('pageerror', (error) => troubles.push(error.message))
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        console.error(`content policy: ${event.violatedDirective} ${event.blockedURI}`)
      })
    })
    if (hasAnswered) await page.addInitScript(sayNoToCookies)
    if (!fetchesAhead) await page.addInitScript(fetchNothingAhead)
    await use(page)
    // An answer that is still held back is of no interest any more.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' })
    expect(troubles.filter((trouble) => !isExpected(trouble, page))).toEqual([])
    // The last page of the journey is checked too, with a dialog that may be open.
    if (!page.isClosed()) await expectAccessible(page)
  },
  remember: async ({ context, baseURL }, use) => {
    await use((kept, url = baseURL ?? '') =>
      context.addCookies(Object.entries(kept).map(([name, value]) => ({ name, value, url }))),
    )
  },
  visit: async ({ page }, use) => {
    await use(async (address) => {
      await page.goto(address)
      await waitUntilAlive(page)
      await expectAccessible(page)
    })
  },
})

export { expect }

/** For a page that a journey opens itself: the question, still fading in, would cover other elements. */
export function sayNoToCookies(): void {
  if (!document.cookie.includes('cookie:accepted')) Reflect.set(document, 'cookie', 'cookie:accepted=declined; path=/')
}

/**
 * For a page that a journey opens itself: its visitor saves data. An idle page fetches the code of every other screen,
 * which takes about as much of a processor as opening it did, at every load.
 */
export function fetchNothingAhead(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
}

const refusable = new WeakMap<BrowserContext, readonly string[]>()
const withoutSession = new WeakSet<BrowserContext>()

/** A browser logs the status of a missing page or of a refused call as an error; some journeys expect it. */
function isExpected(trouble: string, page: Page): boolean {
  if (/status of 404/.test(trouble) && trouble.includes(page.url())) return true
  if (/status of 401 .*\/api\//.test(trouble) && withoutSession.has(page.context())) return true
  const calls = refusable.get(page.context()) ?? []
  return (
    /status of 4\d\d/.test(trouble) &&
    calls.some((call) => trouble.includes(call.startsWith('/') ? call : `/api/${call}?`))
  )
}

/**
 * Waits for React to take over what the server rendered, and on the storefront for what can lie over a page, which comes
 * right after it; an error page has no script and is ready at once.
 */
export async function waitUntilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    if (!document.querySelector('script[type="module"]')) return true
    const rendered = document.querySelector('main')
    const isHydrated = rendered !== null && Object.keys(rendered).some((key) => key.startsWith('__react'))
    const isStorefront = document.querySelector('script[data-screen]') !== null
    const isAwake = document.querySelector('[data-asleep]') === null
    return isHydrated && isAwake && (!isStorefront || document.querySelector('[role=status][aria-live]') !== null)
  })
  // What an effect opens, such as the cookie question, is there two frames later.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

/** Looks only at what no journey has had checked before: looking again finds nothing new. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.waitForLoadState('domcontentloaded')
  await waitUntilDrawn(page)
  const news = await markNews(page)
  if (news.length === 0) return
  const isClean = await findFaults(page).then(
    (found) => found.length === 0,
    () => false,
  )
  // A dialog may still have been coming or going, or the page was just left: only a fault that stays is a fault.
  if (!isClean) await expect(async () => expect(await findFaults(page)).toEqual([])).toPass({ timeout: 30_000 })
  rememberNews(news)
}

async function findFaults(page: Page): Promise<readonly string[]> {
  await waitUntilDrawn(page)
  // What is inert lies below a cover: nobody can reach it.
  const violations = await runAxe(page, { runOnly: wcag }, { include: ['html'], exclude: [known, '[inert]'] })
  return violations.map(({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(({ html }) => html).join('\n')}`)
}
