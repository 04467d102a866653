import { casaComanda } from '@comanda/demo/casa-comanda/casa-comanda'
import { storeIds } from '@comanda/demo/casa-comanda/stores'
import { resourceIds } from '@comanda/demo/casa-comanda/tables'
import type { DemoSite } from '@comanda/demo/demo-site'
import { type ResourceId, type SittingId, toId } from '@comanda/rules/ids'
import { cents } from '@comanda/rules/money/cents'
import { getIsoDate } from '@comanda/rules/time/iso-date'
import { getMinute } from '@comanda/rules/time/minute'
import { instant } from '@comanda/rules/time/store-moment'
import type { Locator, Page } from '@playwright/test'
import { transact } from '../../apps/server/src/database/transact.ts'
import { insertBookings } from '../../apps/server/src/demo/insert-bookings.ts'
import { insertPayments } from '../../apps/server/src/demo/insert-payments.ts'
import { insertPeople } from '../../apps/server/src/demo/insert-people.ts'
import { createSecretBox } from '../../apps/server/src/payment/sealed-secret.ts'
import { demoDeploymentKey } from '../../apps/server/src/startup/demo-deployment-key.ts'
import { aGuest, aWish } from '../../apps/server/src/testing/booking/bookings.ts'
import { accepted } from '../../apps/server/src/testing/cart/carts.ts'
import { openVisit, sendTo } from '../../apps/server/src/testing/http/open-visit.ts'
import { payAtBank } from '../../apps/server/src/testing/payment/bank-diner.ts'
import { expect, expectAccessible, test, waitUntilAlive } from '../journey.ts'
import { type MadeSite, makeSite } from '../make-site.ts'
import { readLastMail } from '../read-last-mail.ts'
import { runJob } from '../run-job.ts'
import { frozenNow } from '../start-server.ts'
import { ageBooking } from './age-booking.ts'
import { expectClean } from './expect-clean.ts'
import { onStaffHost, openSection, signIn } from './on-staff-host.ts'

const { centro } = storeIds
/** Lunch in the room of Centro. */
const lunch = { resourceId: toId<ResourceId>(resourceIds.centro.room), sittingId: toId<SittingId>(101) }

/** A site of its own, so that its book is empty. */
function makeBookedSite(name: string, change: (site: DemoSite) => DemoSite): Promise<MadeSite> {
  const changed = change({ ...casaComanda, bookings: [], customers: [] })
  return makeSite(
    name,
    () => changed,
    (database, id) =>
      transact(database, async (tx) => {
        const site = { ...changed, website: { ...changed.website, id } }
        await insertBookings(tx, site, instant(Date.parse(frozenNow)))
        await insertPeople(tx, site)
        await insertPayments(tx, site, createSecretBox(demoDeploymentKey))
      }),
  )
}

/** From three people on Centro asks for ten euros a head; it has an hour a quarter of an hour ago, and one just after. */
function withDeposit(site: DemoSite): DemoSite {
  const deposit = { kind: 'by-person', amount: cents(1000), fromParty: 3 } as const
  const early = ['13:14', '13:16'].map((hour) => ({ at: getMinute(hour), capacity: 16 }))
  return {
    ...site,
    stores: site.stores.map((store) =>
      store.id === centro ? { ...store, booking: { ...store.booking, deposit } } : store,
    ),
    sittings: site.sittings.map((one) =>
      one.id === lunch.sittingId ? { ...one, slots: [...early, ...one.slots.filter(({ at }) => at > 797)] } : one,
    ),
  }
}

interface Guest {
  readonly name: string
  readonly hour: string
  readonly party: number
  readonly notes?: string
}

/** Somebody books on the web, and pays where a deposit is asked. Answers the address of their mail. */
async function bookOnWeb(site: MadeSite, { name, hour, party, notes = '' }: Guest): Promise<string> {
  const { host } = new URL(site.url)
  const { client } = await openVisit({ send: sendTo(process.env.COMANDA_URL ?? ''), host })
  const digits = hour.replace(':', '')
  const email = `a${digits}-${site.id}@demo.example`
  const guest = aGuest({ firstName: name, lastName: 'Prueba', phone: `61234${digits}`, email })
  const when = { date: getIsoDate('2026-03-14'), at: getMinute(hour), party, notes }
  const wish = aWish({ storeId: centro, ...lunch, ...when, guest })
  if (party < 3) accepted(await client.setBooking(wish))
  else {
    const { merchantOrder } = accepted(await client.createBookingMerchantCode(wish))
    const payment = { storeId: centro, merchantOrder, token: null, window: null, shown: null }
    await payAtBank(accepted(await client.payBookingWithRedsys(payment)), { pan: '4548810000000003' })
  }
  const [, link = ''] = /(\/booking\/complete#\S+)/.exec(await readLastMail(guest.email)) ?? []
  return `${site.url}${link}`
}

const row = (page: Page, name: string) => page.getByRole('article', { name: new RegExp(`^${name}`) })
const press = (place: Locator, name: string) => place.getByRole('button', { name, exact: true }).click()

test('a host sees web bookings at once, who is late, seats them and takes it back; who stays away or is cancelled reads what happened [DAY-051] [DAY-052] [DAY-055] [DAY-056] [DAY-058] [DAY-064]', async ({
  page,
  browser,
  visit,
  mayRefuse,
  baseURL,
}) => {
  mayRefuse('staff/me')
  const site = await makeBookedSite('libro', withDeposit)
  const late = await bookOnWeb(site, { name: 'Tomás', hour: '14:00', party: 3 })
  await bookOnWeb(site, { name: 'Elena', hour: '14:30', party: 2 })
  await ageBooking(site.id, 'Tomás', '13:14')
  await ageBooking(site.id, 'Elena', '13:16')
  await page.setViewportSize({ width: 768, height: 1024 })
  await visit(onStaffHost(baseURL))
  await signIn(page, 'recepcion', new URL(site.url).hostname)
  await openSection(page, 'Reservas')

  // It is half past one: more than a quarter of an hour is late, a minute less is not.
  await expect(row(page, 'Tomás')).toContainText(/Tarde: 1[56] min/)
  const mark = row(page, 'Tomás').getByText(/^Tarde/)
  await expect(mark).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await expect(row(page, 'Elena')).toBeVisible()
  await expect(row(page, 'Elena')).not.toContainText('Tarde')
  await expect(page.getByText('2 reservas · 5 personas')).toBeVisible()

  await bookOnWeb(site, { name: '<i>Ana</i>', hour: '15:00', party: 2, notes: 'Trona <b>azul</b>' })
  const ana = row(page, '<i>Ana</i>')
  await expect(ana).toContainText('<i>Ana</i> Prueba')
  await expect(page.getByText('3 reservas · 7 personas')).toBeVisible()
  // Guests read the book upside down.
  await expect(ana).toContainText('Con nota')
  await expect(page.getByText(/Trona|612/)).toHaveCount(0)
  for (const width of [360, 1280, 768]) {
    await page.setViewportSize({ width, height: 900 })
    await expectClean(page)
  }
  await ana.getByRole('button', { name: /^Ver la reserva/ }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet).toContainText('Trona <b>azul</b>')
  await expect(sheet.getByRole('link', { name: /612341500/ })).toBeVisible()
  await expectClean(page)
  await sheet.getByRole('button', { name: 'Cerrar' }).click()

  await press(ana, 'Ha llegado')
  await expect(ana).toContainText('Ha llegado 13:30')
  await press(ana, 'Sentar')
  await expect(ana).toContainText('En la mesa 13:30')
  await press(ana, 'Deshacer')
  await expect(ana).toContainText('Ha llegado 13:30')
  await expect(ana.getByRole('button', { name: 'Sentar', exact: true })).toBeVisible()

  // Nothing happens by itself to who is late, until somebody says so.
  await expect(row(page, 'Tomás')).toContainText('Confirmada')
  await press(row(page, 'Tomás'), 'No ha venido')
  await page.getByText('Terminadas: 1').click()
  await expect(row(page, 'Tomás')).toContainText('No ha venido')
  await expect(row(page, 'Tomás')).toContainText('Fianza que nos quedamos: 30,00')
  const guest = await (await browser.newContext({ locale: 'es-ES' })).newPage()
  await guest.goto(late)
  await waitUntilAlive(guest)
  await expect(guest.getByRole('heading', { name: 'No viniste' })).toBeVisible()
  await expect(guest.getByText(/^El local se queda la fianza de 30,00/)).toBeVisible()

  const link = await bookOnWeb(site, { name: 'Bea', hour: '15:30', party: 4 })
  await expect(row(page, 'Bea')).toContainText('Fianza pagada: 40,00')
  await row(page, 'Bea')
    .getByRole('button', { name: /^Ver la reserva/ })
    .click()
  await press(sheet, 'Cancelar la reserva')
  await sheet.getByLabel('No tenemos sitio').check()
  await expect(sheet).toContainText('¿Qué hacemos con la fianza de 40,00')
  await expectClean(page)
  await press(sheet, 'Cancelar y devolverla')
  await expect(page.getByText('Reserva de Bea Prueba cancelada')).toBeVisible()
  await expect(row(page, 'Bea')).toContainText('Devolviendo la fianza: 40,00')
  await guest.goto('about:blank')
  await guest.goto(link)
  await waitUntilAlive(guest)
  await expect(guest.getByRole('heading', { name: 'El local ha cancelado tu reserva' })).toBeVisible()
  await expect(guest.getByText('no tenemos sitio para vosotros')).toBeVisible()
  await expect(guest.getByText(/^La devolución de 40,00/)).toBeVisible()
  await expectAccessible(guest)
  await runJob('sweep-attempts')
  // The board hears that the bank has answered.
  await expect(row(page, 'Bea')).toContainText('Fianza devuelta: 40,00', { timeout: 60_000 })
  await guest.context().close()

  await page.getByRole('button', { name: 'Día siguiente' }).click()
  await expect(page.getByText('No hay reservas este día.')).toBeVisible()
  await page.getByRole('button', { name: 'Día anterior' }).click()
  await expect(ana).toBeVisible()
})

test('a house that takes no bookings has no book', async ({ page, visit, mayRefuse, baseURL }) => {
  mayRefuse('staff/me')
  const site = await makeBookedSite('sin-libro', (one) => ({
    ...one,
    stores: one.stores.map((store) => ({ ...store, booking: { ...store.booking, enabled: false } })),
  }))
  await visit(onStaffHost(baseURL))
  await signIn(page, 'recepcion', new URL(site.url).hostname)
  await expect(page.getByRole('heading', { level: 1, name: 'Mesas' })).toBeVisible()
  await page.getByRole('button', { name: 'Más' }).click()
  await expect(page.getByRole('link', { name: 'Teléfono', exact: true }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Reservas', exact: true })).toHaveCount(0)
})
