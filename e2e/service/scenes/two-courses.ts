import { type ResourceId, toId } from '@comanda/rules/ids'
import type { BrowserContext } from '@playwright/test'
import { accepted, atTable } from '../../../apps/server/src/testing/cart/carts.ts'
import { arrive, costOf, findParty, move, send } from '../book.ts'
import { type Evening, goHome, type Scene } from '../evening.ts'
import { addByCall, beginVisit } from '../guest-visit.ts'
import { dishes, tables } from '../house/dishes.ts'
import { eggs, onion } from '../house/sayings.ts'
import { busy } from '../house/sites.ts'
import { openTableScreen } from '../roles/table-phone.ts'
import { openDevice, openGuest, phone } from '../stage.ts'

const { octopus, omelette, rice } = dishes
const table = tables.window

/** Two courses, a question and an allergy that a dish meets; the second course is fired when the first is eaten. */
export const twoCourses: Scene = (evening) => {
  const { stage, book, cast, witnesses } = evening
  const party = () => findParty(book, table.name)
  let home = async () => {}
  return [
    {
      does: `the waiter opens ${table.name}`,
      async run() {
        await cast.waiter.open(table)
        arrive(book, { who: table.name, mode: 'table', stand: 'accepted' })
      },
    },
    {
      does: `${table.name} sends two courses, without onion and with an allergy`,
      async run() {
        const context = await openDevice(stage, phone)
        await orderCourses(evening, context)
        send(party(), [
          { dish: octopus },
          { dish: omelette, said: [onion.without], allergy: eggs.name },
          { dish: rice },
        ])
        const screen = await openTableScreen(await openGuest(stage, busy, '/categories/tapas', context), table)
        witnesses.add(screen)
        home = () => goHome(evening, screen.page, screen)
      },
    },
    {
      does: `a cook says that they know of the allergy at ${table.name}, and cooks`,
      async run() {
        await cast.station.mind(party(), omelette, cook)
        await cast.station.press(party(), omelette)
        move(party(), 'to-cook', 'ready', omelette)
      },
    },
    {
      does: `the kitchen cooks the rest of the first course of ${table.name}`,
      async run() {
        await cast.station.press(party(), octopus)
        move(party(), 'to-cook', 'ready', octopus)
      },
    },
    {
      does: `the first course is carried to ${table.name}`,
      async run() {
        await cast.pass.carryAll(party(), 2)
        move(party(), 'ready', 'served')
      },
    },
    {
      does: `the pass fires the second course of ${table.name}`,
      async run() {
        await cast.pass.fire(party(), rice.course)
        party().fired.push(rice.course)
        move(party(), 'held', 'to-cook', rice)
      },
    },
    {
      does: `the kitchen cooks the second course of ${table.name}`,
      async run() {
        await cast.station.press(party(), rice)
        move(party(), 'to-cook', 'ready', rice)
      },
    },
    {
      does: `the second course is carried to ${table.name}`,
      async run() {
        await cast.pass.press(party(), rice)
        move(party(), 'ready', 'served', rice)
      },
    },
    {
      does: `${table.name} pays by card`,
      async run() {
        await cast.waiter.take(party(), 'terminal')
        party().paid = costOf(party())
      },
    },
    {
      does: `the guests of ${table.name} leave, and the waiter frees it`,
      async run() {
        await home()
        await cast.waiter.free(party())
        party().stand = 'gone'
      },
    },
  ]
}

/** A dish of each course; the omelette meets the allergy of whoever asks for it without onion. */
async function orderCourses({ stage }: Evening, context: BrowserContext): Promise<void> {
  const { resourceId, position } = atTable(table.position)
  const setup = { mode: 'table', resourceId: toId<ResourceId>(Number(resourceId)), position } as const
  const visit = await beginVisit(stage, context, setup)
  await addByCall(visit, { dish: octopus })
  const answer = { question: onion.question, value: onion.no }
  await addByCall(visit, { dish: omelette, answer, allergies: [eggs.id] })
  await addByCall(visit, { dish: rice })
  accepted(await visit.client.sendRound({ cartId: visit.cartId }))
}

/** Of the kitchen's own people. */
const cook = 'Rosa Demo'
