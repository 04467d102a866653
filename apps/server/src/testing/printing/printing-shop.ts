import { storeIds } from '@comanda/demo/casa-comanda/stores'
import type { DeviceId, TicketId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import { createCloudPrinter } from '@comanda/sandbox/printer/cloud-printer'
import { sql } from 'drizzle-orm'
import { liveEvent } from '../../database/schema/outbox.ts'
import { watchPrinters } from '../../printing/watch-printers.job.ts'
import { accepted } from '../accepted.ts'
import { add, atTable, begin } from '../cart/carts.ts'
import { testNow } from '../database/test-cluster.ts'
import { signInAs } from '../team/staff-browser.ts'
import { createTestApp } from '../test-app.ts'

interface WantedPrinter {
  readonly station?: string
  readonly fallbackId?: DeviceId
}

export type PrintingShop = Awaited<ReturnType<typeof openPrintingShop>>

/** A shop whose printers ask over real HTTP, at a time that the test moves on. It has none at first. */
export async function openPrintingShop() {
  const { centro: storeId } = storeIds
  let at = testNow as Instant
  const shop = await createTestApp({ now: () => at })
  const manager = await signInAs(shop, 'encargado')
  const server = await shop.app.listen({ host: '127.0.0.1', port: 0 })
  const kitchen = () => accepted(manager.showKitchen({ storeId, stationId: null }))
  const stations = new Map((await kitchen()).stations.map(({ name, stationId }) => [name, stationId]))
  const listTickets = async () => (await kitchen()).tickets.map(({ ticketId }) => ticketId)

  /** It has not asked yet. */
  async function addPrinter(name: string, { station, fallbackId }: WantedPrinter = {}) {
    const stationId = station === undefined ? undefined : stations.get(station)
    const { printerId, path } = await accepted(
      manager.addPrinter({
        storeId,
        name,
        model: 'esc-pos-80',
        hasPass: false,
        fallbackId: fallbackId ?? null,
        stationIds: stationId === undefined ? [] : [stationId],
      }),
    )
    const address = { server, host: 'staff.localhost', path }
    return { printerId, address, printer: createCloudPrinter(address) }
  }

  let position = 0
  async function sendRound(...slugs: readonly string[]): Promise<TicketId> {
    const before = await listTickets()
    const { cartId } = await begin(shop.client, atTable((position++ % 8) + 1))
    for (const slug of slugs) await add(shop.client, cartId, slug)
    await accepted(shop.client.sendRound({ cartId }))
    const sent = (await listTickets()).find((id) => !before.includes(id))
    if (sent === undefined) throw new Error('the round is on no board')
    return sent
  }

  /** Each test has printers of its own; the last ones would take part. */
  async function removePrinters(): Promise<void> {
    const { printers } = await accepted(manager.showPrinting({ storeId }))
    for (const { printerId } of printers) await accepted(manager.removePrinter(withoutHeir(printerId)))
  }

  await removePrinters()
  return {
    storeId,
    shop,
    manager,
    kitchen,
    listTickets,
    addPrinter,
    sendRound,
    removePrinters,
    now: () => at,
    pass: (seconds: number) => {
      at = (at + seconds * 1_000) as Instant
    },
    watch: () => watchPrinters(shop.database.db, at),
    isMarked: async (id: TicketId) => (await kitchen()).tickets.find(({ ticketId }) => ticketId === id)?.isOffPaper,
    /** Of the printers that are there now. */
    papers: async () =>
      (await accepted(manager.showPrinting({ storeId }))).papers.filter(({ printer }) => printer !== ''),
    /** How often boards were told of a printer. */
    countNews: () => shop.database.db.$count(liveEvent, sql`message->>'kind' = 'printer-changed'`),
  }
}

/** Taken away on purpose, without another one that prints in its place. */
export const withoutHeir = (printerId: DeviceId) => ({ printerId, movesTo: null, withoutPaper: true })

/** The papers that are no copies. */
export const without = (printed: readonly string[]) => printed.filter((paper) => !paper.includes('DUPLICADO'))
