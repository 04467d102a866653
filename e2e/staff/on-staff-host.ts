import { demoPassword } from '@comanda/demo/demo-site'
import type { DeviceKind } from '@comanda/rules/team/device-kinds'
import type { Browser, Page } from '@playwright/test'
import { onHost } from '../on-host.ts'

/** The address of the staff's application. */
export function onStaffHost(baseURL: string | undefined, path = '/'): string {
  return `${onHost(baseURL, 'staff')}${path}`
}

/** Somebody of the demo signs in with site, e-mail and password. */
export async function signIn(page: Page, mailbox: string, site = 'localhost'): Promise<void> {
  await page.getByLabel('Dirección de la web').fill(site)
  await page.getByLabel('Correo electrónico').fill(`${mailbox}@demo.example`)
  await page.getByLabel('Contraseña', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
}

/** Goes to a section of the staff's screens by its name, through the menu of a board or of a phone where it must. */
export async function openSection(page: Page, name: string): Promise<void> {
  const more = page.getByRole('button', { name: /^(Más|Menú)$/ })
  await more.waitFor()
  const link = page.getByRole('link', { name, exact: true })
  if ((await link.count()) === 0) await more.click()
  await link.first().click()
}

export async function typePin(page: Page, pin: string): Promise<void> {
  for (const digit of pin) await page.getByRole('button', { name: digit, exact: true }).click()
}

interface NewDevice {
  readonly kind: DeviceKind
  readonly name: string
  /** The host of the site, if it is not the main demo's. */
  readonly site?: string
}

/** A code for a device of the first store, made by a manager in a browser of their own. */
export async function makeCode(
  browser: Browser,
  address: string,
  { site = 'localhost', ...device }: NewDevice,
): Promise<string> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`${address}/pair`)
  const code = await page.evaluate(
    async ({ site, password, ...asked }) => {
      const post = async (path: string, body: object) => {
        const headers = { 'content-type': 'application/json', 'x-comanda-staff': '1' }
        const reply = await fetch(`/api/staff/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
        if (!reply.ok) throw new Error(`${path} was refused: ${await reply.text()}`)
        return reply.json()
      }
      await post('sign-in', { site, email: 'encargado@demo.example', password })
      return (await post('devices/code', { storeId: 1, ...asked })).code as string
    },
    { site, password: demoPassword, ...device },
  )
  await context.close()
  return code
}

/** Types a code that was made before into a browser that was never paired. */
export async function pairWith(page: Page, code: string): Promise<void> {
  await page.getByLabel('Código').fill(code)
  await page.getByRole('button', { name: 'Emparejar', exact: true }).click()
  // A board opens its own screen, and everybody else is asked who they are.
  await page.getByRole('heading', { name: /^(¿Quién eres\?|Cocina)$/ }).waitFor()
}
