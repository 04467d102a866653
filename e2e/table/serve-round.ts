import { demoPassword } from '@comanda/demo/demo-site'
import type { Browser } from '@playwright/test'
import { onStaffHost } from '../staff/on-staff-host.ts'

/** Somebody of the staff makes every dish of a table of the first store ready and serves it. */
export async function serveRound(browser: Browser, baseURL: string | undefined, place: string): Promise<void> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(onStaffHost(baseURL, '/pair'))
  await page.evaluate(
    async ({ password, at }) => {
      const ask = async (path: string, body?: object) => {
        const headers = { 'content-type': 'application/json', 'x-comanda-staff': '1' }
        const sent = body === undefined ? {} : { method: 'POST', headers, body: JSON.stringify(body) }
        const reply = await fetch(`/api/staff/${path}`, sent)
        if (!reply.ok) throw new Error(`${path} was refused: ${await reply.text()}`)
        return reply.json()
      }
      await ask('sign-in', { site: 'localhost', email: 'plancha@demo.example', password })
      const { tickets } = await ask('kitchen?storeId=1')
      for (const ticket of tickets) {
        if (ticket.place !== at) continue
        for (const { itemId, version } of ticket.items) {
          const ready = await ask('kitchen/item', { itemId, to: 'ready', version })
          await ask('kitchen/item', { itemId, to: 'served', version: ready.version })
        }
      }
    },
    { password: demoPassword, at: place },
  )
  await context.close()
}
