import { demoPassword } from '@comanda/demo/demo-site'
import type { Browser } from '@playwright/test'

/** A manager takes a device off the list, from a browser of their own. */
export async function revoke(
  browser: Browser,
  address: string,
  { site = 'localhost', name }: { readonly site?: string; readonly name: string },
): Promise<void> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`${address}/pair`)
  await page.evaluate(
    async ({ site, password, revoked }) => {
      const ask = async (path: string, body?: object) => {
        const headers = {
          'content-type': 'application/json',
          'x-comanda-staff': '1',
          'idempotency-key': crypto.randomUUID(),
        }
        const method = body ? 'POST' : 'GET'
        const reply = await fetch(`/api/staff/${path}`, { method, headers, body: body ? JSON.stringify(body) : null })
        if (!reply.ok) throw new Error(`${path} was refused: ${await reply.text()}`)
        return reply.json()
      }
      await ask('sign-in', { site, email: 'encargado@demo.example', password })
      const devices: { readonly deviceId: number; readonly name: string }[] = await ask('devices')
      const found = devices.findLast((device) => device.name === revoked)
      await ask('devices/revoke', { deviceId: found?.deviceId })
    },
    { site, password: demoPassword, revoked: name },
  )
  await context.close()
}
