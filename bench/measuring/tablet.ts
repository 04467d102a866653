import { makePairingCode } from '@comanda/contract/calls/staff/team/devices'
import { demoPin } from '@comanda/demo/demo-site'
import type { DeviceKind } from '@comanda/rules/team/device-kinds'
import type { Browser, CDPSession, Page } from '@playwright/test'
import { accepted } from '../../apps/server/src/testing/cart/carts.ts'
import { pairWith, typePin } from '../../e2e/staff/on-staff-host.ts'
import { type KitchenEvening, storeId } from './kitchen-evening.ts'

/** A paired tablet in a real browser. */
export interface Tablet {
  readonly page: Page
  readonly devtools: CDPSession
}

export async function pairTablet(
  browser: Browser,
  { manager }: KitchenEvening,
  { kind, port }: { readonly kind: DeviceKind; readonly port: number },
): Promise<Tablet> {
  const { code } = accepted(await manager.client.call(makePairingCode, { storeId, kind, name: `Tablet, ${kind}` }))
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    hasTouch: true,
    locale: 'es',
    // A worker would answer instead of the server.
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await page.goto(`http://staff.localhost:${port}/pair`)
  await pairWith(page, code)
  return { page, devtools: await context.newCDPSession(page) }
}

const people = ['Luis Demo', 'Marta Demo', 'Paco Demo'] as const
const lastDigit = demoPin.slice(-1)

/** From the last digit of the PIN until the tablet is somebody else's. */
export async function measureSwitch({ page }: Tablet, { tell }: KitchenEvening, most: number): Promise<void> {
  await page.getByRole('button', { name: people[0] }).click()
  await typePin(page, demoPin)
  const took: number[] = []
  for (const name of [people[1], people[2], people[0], people[1], people[2]]) {
    await page.locator(`button[title="${name}"]`).click()
    await typePin(page, demoPin.slice(0, -1))
    const last = page.getByRole('button', { name: lastDigit, exact: true })
    await last.waitFor()
    const typed = performance.now()
    await last.click()
    await page.locator(`button[title="${name}"][aria-current]`).waitFor()
    took.push(performance.now() - typed)
  }
  tell(`a person switched in, the slowest of ${took.length}`, Math.max(...took), { most, unit: ' ms' })
}

/** Stands the board at the station that cooks hot dishes. */
export async function standAtStation({ page }: Tablet): Promise<void> {
  await page.getByRole('link', { name: 'Cocina', exact: true }).click()
  await page.getByLabel('Partida').selectOption({ label: 'Calientes' })
}

/** How long a busy machine may take before something is wrong. */
const patienceMs = 120_000

/** The board shows as many tickets; asked often, so that a page that is not drawn is asked too. */
export async function waitForTickets({ page }: Tablet, count: number): Promise<void> {
  const isThere = (wanted: number) => document.querySelectorAll('article').length === wanted
  await page.waitForFunction(isThere, count, { polling: 10, timeout: patienceMs })
}

/** Somewhat more than a station gets in ten minutes, and in an evening. */
const [tenMinutes, wholeEvening] = [20, 80]
const atOnce = 5

/** The page's memory once it has shown and bumped many tickets, against that after the first few. */
export async function measureEvening(tablet: Tablet, evening: KitchenEvening, most: number): Promise<void> {
  let sent = 0
  const cookUntil = async (count: number) => {
    for (; sent < count; sent += atOnce) {
      for (let turn = 0; turn < atOnce; turn += 1) await evening.sendHot(sent + turn)
      await waitForTickets(tablet, atOnce)
      await tablet.page.evaluate(() => {
        for (const dish of document.querySelectorAll<HTMLElement>('article li > button')) dish.click()
      })
      await waitForTickets(tablet, 0)
      await evening.serveAll()
    }
    return readPageMemory(tablet)
  }
  const early = await cookUntil(tenMinutes)
  const late = await cookUntil(wholeEvening)
  evening.tell(`a tablet's memory after ${tenMinutes} tickets`, early / 1_048_576, { most: null, unit: ' MB' })
  const what = `a tablet's memory after ${wholeEvening} tickets ÷ after ${tenMinutes}`
  evening.tell(what, late / early, { most, unit: ' times' })
}

/** Scripts and documents after a collection. */
async function readPageMemory({ devtools }: Tablet): Promise<number> {
  for (let time = 0; time < 3; time += 1) await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize, embedderHeapUsedSize } = await devtools.send('Runtime.getHeapUsage')
  return usedSize + embedderHeapUsedSize
}
