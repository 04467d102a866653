import type { Browser, BrowserContext, Page } from '@playwright/test'
import { fetchNothingAhead, sayNoToCookies } from '../journey.ts'
import type { House } from './house/open-house.ts'
import type { ServiceSite } from './house/sites.ts'

/** Where an evening is played, and the faults of the pages that are open there. */
export interface Stage {
  readonly browser: Browser
  readonly house: House
  readonly faults: string[]
}

export interface Screen {
  readonly width: number
  readonly height: number
}

export const tablet: Screen = { width: 1280, height: 800 }
export const phone: Screen = { width: 390, height: 844 }

/** A device of somebody's own. */
export async function openDevice({ browser, faults }: Stage, viewport: Screen): Promise<BrowserContext> {
  const context = await browser.newContext({
    locale: 'es-ES',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    permissions: ['screen-wake-lock'],
    viewport,
  })
  context.setDefaultTimeout(60_000)
  await context.addInitScript(sayNoToCookies)
  await context.addInitScript(fetchNothingAhead)
  context.on('weberror', (fault) => {
    const at = fault.page()?.url()
    // An empty page has no cookies to say no to.
    if (at !== 'about:blank') faults.push(`${at}: ${fault.error().message}`)
  })
  return context
}

export const toAddress = ({ house }: Stage, host: string) => house.url.replace('localhost', host)

/** A page of the house's own site, for guests. */
export async function openGuest(
  stage: Stage,
  { host }: ServiceSite,
  path: string,
  context?: BrowserContext,
): Promise<Page> {
  const page = await (context ?? (await openDevice(stage, phone))).newPage()
  await page.goto(`${toAddress(stage, host)}${path}`)
  return page
}
