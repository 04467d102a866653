import { type CloudPrinter, createCloudPrinter } from '@comanda/sandbox/printer/cloud-printer'
import { type Browser, expect, type Page } from '@playwright/test'
import { sayNoToCookies } from '../journey.ts'
import type { ServedSite } from './make-served-site.ts'
import { makeCode, onStaffHost, openSection, pairWith, signIn } from './on-staff-host.ts'

/** Where an evening takes place, and the faults of the pages that are open there. */
export interface Evening {
  readonly browser: Browser
  readonly baseURL: string | undefined
  readonly site: ServedSite
  readonly faults: string[]
}

interface Screen {
  readonly width: number
  readonly height: number
}

export const tablet: Screen = { width: 1280, height: 800 }
export const phone: Screen = { width: 390, height: 844 }

/** A page on a device of its own. */
export async function openDevice({ browser, site, faults }: Evening, viewport: Screen): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.url, locale: 'es-ES', reducedMotion: 'reduce', viewport })
  await context.addInitScript(sayNoToCookies)
  context.on('weberror', (fault) => {
    const at = fault.page()?.url()
    // An empty page has no cookies to say no to.
    if (at !== 'about:blank') faults.push(`${at}: ${fault.error().message}`)
  })
  return context.newPage()
}

/** A paired screen of the kitchen that stands at a station, or at the pass. */
export async function openKitchen(evening: Evening, station: string): Promise<Page> {
  const { browser, baseURL, site } = evening
  const device = { kind: 'board', name: `Pantalla ${station}`, site: site.host } as const
  const code = await makeCode(browser, onStaffHost(baseURL, ''), device)
  const page = await openDevice(evening, tablet)
  await page.goto(onStaffHost(baseURL, '/pair'))
  await pairWith(page, code)
  await page.getByLabel('Partida').selectOption({ label: station })
  await expect(page.getByText('No hay nada pendiente')).toBeVisible()
  return page
}

/** A waiter's phone that shows the tables. */
export async function openFloor(evening: Evening): Promise<Page> {
  const page = await openDevice(evening, phone)
  await page.goto(onStaffHost(evening.baseURL))
  await signIn(page, 'sala', evening.site.host)
  await openSection(page, 'Mesas')
  await expect(page.getByRole('button', { name: /^Sala Chimenea / })).toBeVisible()
  return page
}

/** A printer of the site, by its place in the demo's list. */
export function plugInPrinter({ baseURL, site }: Evening, at: number): CloudPrinter {
  return createCloudPrinter({
    server: (baseURL ?? '').replace('localhost', '127.0.0.1'),
    host: new URL(onStaffHost(baseURL)).host,
    path: `/printer/${site.printers[at]?.token}`,
  })
}
