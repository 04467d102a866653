import { arrive, costOf, findParty, moveRound, send } from '../book.ts'
import { goHome, type Scene } from '../evening.ts'
import { dishes, tables } from '../house/dishes.ts'
import { openTablePhone, type TablePhone } from '../roles/table-phone.ts'

const { octopus } = dishes
const table = tables.fireplace

/** By the code of a table: two rounds, a call, and the bill is paid before the last dish is there. */
export const tableDinner: Scene = (evening) => {
  const { stage, book, cast, witnesses } = evening
  const party = () => findParty(book, table.name)
  let phone: TablePhone | null = null
  const order = async () => {
    await phone?.choose(octopus)
    await phone?.send(octopus.price)
    send(party(), [{ dish: octopus }])
  }
  const cook = async () => {
    await cast.station.press(party(), octopus)
    moveRound(party(), 'to-cook', 'ready', octopus)
  }
  const carry = async () => {
    await cast.pass.press(party(), octopus)
    moveRound(party(), 'ready', 'served', octopus)
  }
  return [
    {
      does: `the waiter opens ${table.name}`,
      async run() {
        await cast.waiter.open(table)
        arrive(book, { who: table.name, mode: 'table', stand: 'accepted' })
      },
    },
    {
      does: `a guest scans the code of ${table.name} and sends a round`,
      async run() {
        phone = await openTablePhone(stage, table)
        await order()
        witnesses.add(phone)
      },
    },
    { does: `the kitchen cooks the first round of ${table.name}`, run: cook },
    { does: `it is carried to ${table.name}`, run: carry },
    { does: `${table.name} sends another round`, run: order },
    {
      does: `${table.name} asks for the bill`,
      async run() {
        await phone?.askFor('bill')
        party().call = 'bill'
      },
    },
    {
      does: `the waiter goes to ${table.name}`,
      async run() {
        await cast.waiter.answer(party())
        party().call = null
      },
    },
    {
      does: `${table.name} pays in cash, before its last dish is there`,
      async run() {
        await cast.waiter.take(party(), 'cash')
        party().paid = costOf(party())
      },
    },
    { does: `the kitchen cooks the last dish of ${table.name}`, run: cook },
    { does: `it is carried to ${table.name}, which has paid`, run: carry },
    {
      does: `the guests of ${table.name} leave, and the waiter frees it`,
      async run() {
        if (phone !== null) await goHome(evening, phone.page, phone)
        await cast.waiter.free(party())
        party().stand = 'gone'
      },
    },
  ]
}
