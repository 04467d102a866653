import { moveKitchenItem, showKitchen } from '@comanda/contract/calls/staff/kitchen'
import { storeIds } from '@comanda/demo/casa-comanda/stores'
import type { CartId, KitchenItemId, StationId } from '@comanda/rules/ids'
import type { OpenDatabase } from '../../apps/server/src/database/database.ts'
import { accepted, add, atTable, begin } from '../../apps/server/src/testing/cart/carts.ts'
import type { NamedClient } from '../../apps/server/src/testing/http/named-client.ts'
import { openVisit } from '../../apps/server/src/testing/http/open-visit.ts'
import { aPayment, atTheDoor } from '../../apps/server/src/testing/payment/paying-shop.ts'
import { openStaffDesk, type StaffDesk } from '../../apps/server/src/testing/team/staff-desk.ts'
import type { Tell } from './figures.ts'
import { fromManyAddresses } from './from-many-addresses.ts'
import type { MeasuredServer } from './processes.ts'

export const storeId = storeIds.centro
export const boardCount = 8
const tables = [1, 2, 3, 4, 5, 6, 7, 8]

/** A kitchen that works: its server, its people, and tables that send rounds. */
export interface KitchenEvening extends Opened {
  readonly cook: StaffDesk
  readonly manager: StaffDesk
  readonly client: NamedClient
  /** Puts dishes of two stations into the cart of a table. */
  readonly fill: (turn: number) => Promise<void>
  readonly send: (turn: number) => Promise<void>
  /** Orders by the web as a diner does: begins, adds dishes of two stations, and pays at the door. */
  readonly order: () => Promise<void>
  /** Sends one dish of the station that cooks hot dishes. */
  readonly sendHot: (turn: number) => Promise<void>
  readonly listTickets: (stationId?: StationId | null) => ReturnType<typeof readKitchen>
  /** Serves whatever stands in the kitchen. */
  readonly serveAll: () => Promise<void>
}

interface Opened {
  readonly server: MeasuredServer
  readonly database: OpenDatabase
  /** Milliseconds that the database has used. */
  readonly readDatabaseCpu: () => number
  readonly tell: Tell
}

export async function openEvening(opened: Opened): Promise<KitchenEvening> {
  const { url } = opened.server
  const cook = await openStaffDesk(url, 'plancha')
  const manager = await openStaffDesk(url, 'encargado')
  const { client } = await openVisit({ send: fromManyAddresses(url) })
  const carts: CartId[] = []
  for (const table of tables) carts.push((await begin(client, atTable(table))).cartId)
  const cartOf = (turn: number) => carts[turn % carts.length] as CartId
  const send = async (turn: number) => void accepted(await client.sendRound({ cartId: cartOf(turn) }))
  return {
    ...opened,
    cook,
    manager,
    client,
    send,
    async fill(turn) {
      await add(client, cartOf(turn), 'pulpo-a-la-gallega', { quantity: 2 })
      await add(client, cartOf(turn), 'refresco-de-cola')
    },
    async order() {
      const { cartId } = await begin(client)
      await add(client, cartId, 'pulpo-a-la-gallega', { quantity: 2 })
      await add(client, cartId, 'refresco-de-cola')
      accepted(await client.savePaymentWeb(aPayment(cartId, atTheDoor())))
    },
    async sendHot(turn) {
      await add(client, cartOf(turn), 'pulpo-a-la-gallega')
      await send(turn)
    },
    listTickets: (stationId = null) => readKitchen(cook, stationId),
    async serveAll() {
      const { tickets } = await readKitchen(cook, null)
      for (const { itemId, version, state } of tickets.flatMap(({ items }) => items)) {
        if (state === 'served' || state === 'voided') continue
        const ready = state === 'ready' ? { version } : await move(cook, { itemId, version, to: 'ready' })
        await move(cook, { itemId, version: ready.version, to: 'served' })
      }
    },
  }
}

async function readKitchen(cook: StaffDesk, stationId: StationId | null) {
  return accepted(await cook.client.call(showKitchen, { storeId, stationId }))
}

interface Move {
  readonly itemId: KitchenItemId
  readonly version: number
  readonly to: 'ready' | 'served'
}

export async function move(cook: StaffDesk, moved: Move) {
  return accepted(await cook.client.call(moveKitchenItem, { ...moved, units: null }))
}
