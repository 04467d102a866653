import type { Page } from '@playwright/test'

/** A staff call by whoever has signed in on the page. */
export function callStaff(page: Page, path: string, body?: object): Promise<unknown> {
  return page.evaluate(
    async ([path, body]) => {
      const headers = { 'content-type': 'application/json', 'x-comanda-staff': '1' }
      const init = body === undefined ? {} : { method: 'POST', headers, body: JSON.stringify(body) }
      const reply = await fetch(`/api/staff/${path}`, init)
      if (!reply.ok) throw new Error(`${path} was refused: ${await reply.text()}`)
      return reply.json()
    },
    [path, body] as const,
  )
}
