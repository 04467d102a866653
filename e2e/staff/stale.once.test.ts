import { demoPassword } from '@comanda/demo/demo-site'
import type { Browser } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { expectClean } from './expect-clean.ts'
import { onStaffHost, openSection, signIn } from './on-staff-host.ts'

test('of two who change a person the slower one sees what changed, by whom and when, keeps the text, and undoes it', async ({
  page,
  browser,
  visit,
  mayRefuse,
  baseURL,
}, { repeatEachIndex }) => {
  const name = `Vera ${repeatEachIndex}`
  const email = `vera.${repeatEachIndex}@demo.example`
  mayRefuse('staff/me', 'staff/people')
  const fields = { email, colour: '#2f6f4f', roleId: 4, storeIds: [1] }
  const { staffId } = await asManager(browser, baseURL, { method: 'POST', body: { ...fields, name } })
  await visit(onStaffHost(baseURL))
  await signIn(page, 'direccion')
  await openSection(page, 'Personas')
  await page.getByRole('button', { name, exact: true }).click()
  const sheet = page.getByRole('dialog', { name })
  await sheet.getByLabel('Nombre').fill(`${name} Turnos`)

  await asManager(browser, baseURL, {
    method: 'PUT',
    body: { ...fields, staffId, version: 1, active: true, name: `${name} Sala` },
  })
  await test.step('what was typed stays, and the change is told [DAY-038]', async () => {
    await sheet.getByRole('button', { name: 'Guardar', exact: true }).click()
    const told = sheet.getByRole('alert').filter({ hasText: /\S/ })
    await expect(told).toContainText('Luis Demo lo cambió: 14 mar, 13:30')
    await expect(told).toContainText(`Nombre: ${name} → ${name} Sala`)
    await expect(sheet.getByLabel('Nombre')).toHaveValue(`${name} Turnos`)
    await expectClean(page)
    await sheet.getByRole('button', { name: 'Guardar', exact: true }).click()
    await expect(sheet).toHaveCount(0)
    await expect(page.getByRole('listitem').filter({ hasText: email })).toContainText(`${name} Turnos`)
  })

  await openSection(page, 'Historial')
  await page.getByLabel('Día').fill('2026-03-14')
  await page.getByLabel('Qué se hizo').selectOption('Ha cambiado a una persona')
  const row = page.getByRole('listitem').filter({ hasText: `Nombre: ${name} Sala → ${name} Turnos` })
  await expectClean(page)
  await row.getByRole('button', { name: 'Deshacer' }).click()
  await expect(row.getByRole('button', { name: 'Deshacer' })).toHaveCount(0)
  await openSection(page, 'Personas')
  await expect(page.getByRole('listitem').filter({ hasText: email })).toContainText(`${name} Sala`)
})

interface Write {
  readonly method: 'POST' | 'PUT'
  readonly body: object
}

/** A manager writes to the people from a browser of their own. */
async function asManager(
  browser: Browser,
  baseURL: string | undefined,
  write: Write,
): Promise<{ readonly staffId: number }> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(onStaffHost(baseURL, '/pair'))
  const reply = await page.evaluate(
    async ({ password, method, body }) => {
      const send = async (verb: string, path: string, sent: object) => {
        const headers = {
          'content-type': 'application/json',
          'x-comanda-staff': '1',
          'idempotency-key': crypto.randomUUID(),
        }
        const answer = await fetch(`/api/staff/${path}`, { method: verb, headers, body: JSON.stringify(sent) })
        if (!answer.ok) throw new Error(`${path} was refused: ${await answer.text()}`)
        return answer.json()
      }
      await send('POST', 'sign-in', { site: 'localhost', email: 'encargado@demo.example', password })
      return send(method, 'people', body)
    },
    { password: demoPassword, ...write },
  )
  await context.close()
  return reply
}
