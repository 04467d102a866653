import { and, eq, isNotNull } from 'drizzle-orm'
import { openDatabase } from '../../apps/server/src/database/database.ts'
import { staffDevice } from '../../apps/server/src/database/schema/staff-device.ts'
import { accepted, add, atTable, begin } from '../../apps/server/src/testing/cart/carts.ts'
import { openVisit, sendTo } from '../../apps/server/src/testing/http/open-visit.ts'
import { expect, test } from '../journey.ts'
import { expectClean } from './expect-clean.ts'
import { makeServedSite } from './make-served-site.ts'
import { makeCode, onStaffHost, pairWith } from './on-staff-host.ts'

test('the pass makes ready what no board of a station shows, and only serves what one does [DAY-076]', async ({
  page,
  browser,
  visit,
  mayRefuse,
  baseURL,
}) => {
  mayRefuse('staff/me')
  const { id, host } = await makeServedSite('pase', { tablesOpenedByStaff: false, hasPrinters: false })
  const address = onStaffHost(baseURL, '')
  const pair = (name: string) => makeCode(browser, address, { kind: 'board', name, site: host })
  const { db, close } = await openDatabase({ url: process.env.COMANDA_JOURNEY_DATABASE ?? '' }, { poolSize: 1 })
  // A line says what its board shows a moment after the board is there.
  const countStationBoards = () =>
    db.$count(staffDevice, and(eq(staffDevice.siteId, id), isNotNull(staffDevice.stationId)))
  const bar = await browser.newContext()
  const atBar = await bar.newPage()
  await atBar.goto(`${address}/pair`)
  await pairWith(atBar, await pair('Pantalla de la barra'))
  await atBar.getByLabel('Partida').selectOption({ label: 'Barra' })
  const [drink, octopus] = ['Refresco de cola', 'Pulpo a la gallega']
  await expect.poll(countStationBoards).toBe(1)
  // The clock of the journeys stands still, so only news let a board be read anew: the round comes last.
  const { client } = await openVisit({ send: sendTo(process.env.COMANDA_URL ?? ''), host })
  const { cartId } = await begin(client, atTable(1))
  for (const slug of ['pulpo-a-la-gallega', 'refresco-de-cola']) await add(client, cartId, slug)
  accepted(await client.sendRound({ cartId }))
  await expect(atBar.getByRole('button', { name: new RegExp(drink) })).toBeVisible()

  await page.setViewportSize({ width: 1280, height: 800 })
  const code = await pair('Pantalla del pase')
  await visit(`${address}/pair`)
  await pairWith(page, code)
  const ticket = page.getByRole('article', { name: /Sala 1$/ })
  const rowOf = (dish: string) => ticket.getByRole('listitem').filter({ hasText: dish })
  await rowOf(octopus).getByRole('button').click()
  await expect(rowOf(octopus)).toContainText('Calientes · Listo')
  await expect(rowOf(drink)).toContainText('Barra · Por hacer')
  await expect(rowOf(drink).getByRole('button')).toHaveCount(0)
  await expectClean(page)

  await test.step('its only board goes on to the pass: then somebody there has to', async () => {
    await atBar.getByLabel('Partida').selectOption({ label: 'Pase' })
    await expect(atBar.getByRole('article', { name: /Sala 1$/ })).toBeVisible()
    await expect.poll(countStationBoards).toBe(0)
    await rowOf(octopus).getByRole('button').click()
    await expect(rowOf(octopus)).toContainText('Servido')
    await rowOf(drink).getByRole('button').click()
    await expect(rowOf(drink)).toContainText('Barra · Listo')
    await rowOf(drink).getByRole('button').click()
    await expect(ticket).toHaveCount(0)
  })
  await bar.close()
  await close()
})
