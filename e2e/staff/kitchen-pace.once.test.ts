import { getIsoDate } from '@comanda/rules/time/iso-date'
import { getMinute } from '@comanda/rules/time/minute'
import type { Browser, Page } from '@playwright/test'
import { accepted, add, aSetup, atTable, begin } from '../../apps/server/src/testing/cart/carts.ts'
import { openVisit, sendTo } from '../../apps/server/src/testing/http/open-visit.ts'
import { aPayment, atTheDoor } from '../../apps/server/src/testing/payment/paying-shop.ts'
import { expect, test } from '../journey.ts'
import { frozenNow } from '../start-server.ts'
import { expectClean } from './expect-clean.ts'
import { makeServedSite } from './make-served-site.ts'
import { makeCode, onStaffHost, pairWith } from './on-staff-host.ts'
import { ageTicket, setKitchen } from './stage-kitchen.ts'

const openDiner = (host: string) => openVisit({ send: sendTo(process.env.COMANDA_URL ?? ''), host })

async function orderFor(host: string, hour: string): Promise<void> {
  const { client } = await openDiner(host)
  const setup = aSetup({ date: getIsoDate(frozenNow.slice(0, 10)), time: getMinute(hour), dateType: 'scheduled' })
  const { cartId } = await begin(client, setup)
  await add(client, cartId, 'pulpo-a-la-gallega')
  accepted(await client.savePaymentWeb(aPayment(cartId, { ...atTheDoor(), setup })))
}

async function sendRound(host: string, position: number): Promise<void> {
  const { client } = await openDiner(host)
  const { cartId } = await begin(client, atTable(position))
  await add(client, cartId, 'pulpo-a-la-gallega')
  accepted(await client.sendRound({ cartId }))
}

/** A tablet whose clock shows some other hour than the server's, as a board that shows the pass. */
async function openTablet(browser: Browser, address: string, code: string, clock: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await page.clock.setFixedTime(clock)
  await page.goto(`${address}/pair`)
  await pairWith(page, code)
  await page.getByLabel('Partida').selectOption({ label: 'Pase' })
  return page
}

test('tickets stand by when they are due and say soon and late at the minutes of their store, whatever clock a tablet has [DAY-083]', async ({
  browser,
  baseURL,
}) => {
  const { id, host } = await makeServedSite('ritmo', { tablesOpenedByStaff: false, hasPrinters: false })
  await setKitchen(id, {
    cookingMinutes: 30,
    soonAfterMinutes: 3,
    lateAfterMinutes: 7,
    acceptsByItself: ['table', 'pickup'],
  })
  // In another order than that in which they are due.
  await orderFor(host, '14:45')
  await orderFor(host, '14:00')
  for (const position of [1, 2, 3, 4, 5]) await sendRound(host, position)
  for (const [number, minutes] of [
    [4, 2],
    [5, 3],
    [6, 7],
    [7, 40],
  ] as const) {
    await ageTicket(id, number, minutes)
  }

  const address = onStaffHost(baseURL, '')
  const now = Date.parse(frozenNow)
  const tablets: Page[] = []
  for (const [name, clock] of [
    ['en hora', now],
    ['atrasada', now - 3 * 3_600_000],
    ['adelantada', now + 17 * 60_000],
  ] as const) {
    const code = await makeCode(browser, address, { kind: 'board', name, site: host })
    tablets.push(await openTablet(browser, address, code, clock))
  }

  const expected = [
    [/^Comanda 7, Sala 5$/, /^Sala 5 #7 ?40 min/, 'Tarde'],
    [/^Comanda 6, Sala 4$/, /^Sala 4 #6 ?7 min/, 'Tarde'],
    [/^Comanda 5, Sala Ventana$/, /^Sala Ventana #5 ?3 min/, 'Pronto'],
    [/^Comanda 4, Sala 2$/, /^Sala 2 #4 ?2 min/, null],
    [/^Comanda 2, /, /^#2 ?0 min/, null],
    [/^Comanda 3, Sala 1$/, /^Sala 1 #3 ?0 min/, null],
    [/^Comanda 1, /, /^#1 ?en 45 min/, null],
  ] as const
  const expectTickets = async (page: Page, lateServed = false) => {
    const tickets = page.getByRole('article')
    await expect(tickets).toHaveCount(expected.length)
    for (const [at, [name, text, word]] of expected.entries()) {
      const ticket = tickets.nth(at)
      await expect(ticket).toHaveAccessibleName(name)
      await expect(ticket).toHaveText(text)
      for (const said of ['Pronto', 'Tarde']) {
        const isSaid = said === word && !(lateServed && at === 0)
        await expect(ticket.getByText(said, { exact: true })).toHaveCount(isSaid ? 1 : 0)
      }
    }
  }

  await test.step('on every tablet alike', async () => {
    for (const tablet of tablets) await expectTickets(tablet)
  })

  const [first, ...others] = tablets
  if (first === undefined) throw new Error('no tablet')
  await test.step('each with its colour', async () => {
    const colourOf = (at: number) =>
      first
        .getByRole('article')
        .nth(at)
        .locator('header')
        .evaluate((head) => getComputedStyle(head).backgroundColor)
    const [late, soon, timely] = [await colourOf(0), await colourOf(2), await colourOf(3)]
    expect(new Set([late, soon, timely]).size).toBe(3)
    expect(await colourOf(1)).toBe(late)
    await expectClean(first)
  })

  await test.step('also when somebody sets the clock of a tablet while it is open', async () => {
    for (const tablet of others) await tablet.clock.setFixedTime(now + 9 * 3_600_000)
    for (const tablet of others) await expectTickets(tablet)
  })

  await test.step('and nothing that is ready is late, however long it has waited', async () => {
    await first.getByLabel('Partida').selectOption({ label: 'Calientes' })
    await first
      .getByRole('article')
      .first()
      .getByRole('button', { name: /Pulpo a la gallega/ })
      .click()
    await expect(first.getByRole('article')).toHaveCount(expected.length - 1)
    await first.getByLabel('Partida').selectOption({ label: 'Pase' })
    for (const tablet of tablets) await expectTickets(tablet, true)
  })
  for (const tablet of tablets) await tablet.context().close()
})
