import type { Browser } from '@playwright/test'
import { pause } from './figures.ts'
import type { KitchenEvening } from './kitchen-evening.ts'
import type { SilentProxy } from './silent-proxy.ts'
import { type Tablet, waitForTickets } from './tablet.ts'

/** Longer than a board trusts a line that is silent: from then on nothing changes for it, however long it sleeps. */
const sleepMs = 6_000

interface Sleeping {
  readonly browser: Browser
  readonly evening: KitchenEvening
  readonly proxy: SilentProxy
}

/**
 * A tablet sleeps as a whole; meanwhile its line dies and the kitchen goes on. Ten minutes are not waited for: every
 * process of the browser is stopped for longer than a line may be silent, and finds its connections as they would be
 * then.
 */
export async function measureSleep(tablet: Tablet, sleeping: Sleeping, most: number): Promise<void> {
  const { browser, evening, proxy } = sleeping
  await evening.sendHot(0)
  await waitForTickets(tablet, 1)
  const processes = await listProcesses(browser)
  for (const id of processes) process.kill(id, 'SIGSTOP')
  try {
    proxy.cut()
    await evening.serveAll()
    for (let turn = 0; turn < 3; turn += 1) await evening.sendHot(turn)
    await pause(sleepMs)
    if (proxy.countOpened() > 0) throw new Error('the tablet did not sleep')
  } finally {
    for (const id of processes.toReversed()) process.kill(id, 'SIGCONT')
  }
  const woken = performance.now()
  await waitForTickets(tablet, 3)
  evening.tell('a board that slept until it is true', performance.now() - woken, { most, unit: ' ms' })
  await evening.serveAll()
}

/** Every process of the browser, itself first. */
async function listProcesses(browser: Browser): Promise<number[]> {
  const devtools = await browser.newBrowserCDPSession()
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo')
  await devtools.detach()
  return processInfo.map(({ id }) => id)
}
