import { Agent } from 'node:http'
import { pauseThing } from '@comanda/contract/calls/staff/pauses'
import { accepted, add, begin, dish } from '../../apps/server/src/testing/cart/carts.ts'
import { pause, percentile } from './figures.ts'
import { type FollowingBoard, followBoard } from './follow-board.ts'
import { boardCount, type KitchenEvening, move, storeId } from './kitchen-evening.ts'
import { median } from './rounds.ts'

const roundCount = 15
const orderedBefore = 20
const orderedToWarm = 40
const orderCount = 4
const pairCount = 18
/** Pairs until the kitchen is served, so that its boards stay as full as on an evening. */
const pairsServed = 3
const manyBoards = 50

/** Eight boards: the pass, and the stations in turn. */
async function openBoards({ cook, server, listTickets }: KitchenEvening): Promise<BoardsOpen> {
  const { stations } = await listTickets()
  const places = [null, ...stations.map(({ stationId }) => stationId)]
  const agent = new Agent({ keepAlive: true })
  const boards: FollowingBoard[] = []
  for (let at = 0; at < boardCount; at += 1) {
    const stationId = places[at % places.length] ?? null
    boards.push(await followBoard(cook, { url: server.url, agent, stationId }))
  }
  return {
    boards,
    close() {
      for (const board of boards) board.close()
      agent.destroy()
    },
  }
}

interface BoardsOpen {
  readonly boards: readonly FollowingBoard[]
  readonly close: () => void
}

/** Milliseconds from a press until every board has read what it heard of. */
async function timeUntilTrue(boards: readonly FollowingBoard[], press: () => Promise<unknown>): Promise<number> {
  const pressed = performance.now()
  await press()
  while (performance.now() - pressed < 10_000) {
    const times = boards.map((board) => board.findTrueAt() ?? 0)
    if (times.every((time) => time > pressed)) return Math.max(...times) - pressed
    await pause(1)
  }
  return Number.POSITIVE_INFINITY
}

/**
 * CPU of a placed order, of server and database together, while nobody and while eight boards follow; by turns, so that
 * both see the same growth. In one turn the database may tidy up or the machine be busy elsewhere, so turns are short,
 * and the middle one of many pairs counts. Both keep the same pace: an order that comes right after another finds every
 * process awake, and costs a tenth less for that alone.
 */
export async function measureBoards(evening: KitchenEvening, most: number): Promise<void> {
  const { server, database, order, readDatabaseCpu, tell } = evening
  const readCpu = async () => (await server.readCpu()) + readDatabaseCpu()
  let pace = 0
  // An evening is long: PostgreSQL plans a statement anew five times on each connection before it keeps its plan.
  const warming = await openBoards(evening)
  for (let turn = 0; turn < orderedToWarm; turn += 1) pace = await timeUntilTrue(warming.boards, order)
  warming.close()
  const measureAlone = async () => {
    const before = await readCpu()
    for (let turn = 0; turn < orderCount; turn += 1) await Promise.all([order(), pause(pace)])
    return (await readCpu()) - before
  }
  const measureFollowed = async () => {
    const { boards, close } = await openBoards(evening)
    const before = await readCpu()
    const begun = performance.now()
    for (let turn = 0; turn < orderCount; turn += 1) await timeUntilTrue(boards, order)
    pace = (performance.now() - begun) / orderCount
    const cost = (await readCpu()) - before
    close()
    return cost
  }
  const alone: number[] = []
  const times: number[] = []
  for (let pair = 0; pair < pairCount; pair += 1) {
    if (pair % pairsServed === 0) {
      await database.pool.query("update kitchen_item set state = 'served'")
      // No printer runs here. Without this the papers of the whole evening would wait, and every look would read them.
      await database.pool.query("update print_job set state = 'printed'")
      for (let turn = 0; turn < orderedBefore; turn += 1) await order()
    }
    // PostgreSQL counts its tables anew every minute; before that, it plans for a kitchen without tickets.
    if (pair === 0) await database.pool.query('analyze')
    const isAloneFirst = pair % 2 === 0
    const first = isAloneFirst ? await measureAlone() : 0
    const followed = await measureFollowed()
    const cost = isAloneFirst ? first : await measureAlone()
    alone.push(cost / orderCount)
    times.push(followed / cost)
  }
  tell('an order placed without boards, CPU', median(alone), { most: null, unit: ' ms' })
  tell(`an order placed with ${boardCount} boards that read it ÷ without`, median(times), { most, unit: ' times' })
}

/** From the press until the last of eight boards has read it: a round that arrives, and a dish that becomes ready. */
export async function measureHearing(evening: KitchenEvening, most: number): Promise<void> {
  const { cook, fill, send, listTickets, tell } = evening
  const { boards, close } = await openBoards(evening)
  const placed: number[] = []
  for (let turn = 0; turn < roundCount; turn += 1) {
    await fill(turn)
    placed.push(await timeUntilTrue(boards, () => send(turn)))
  }
  const { tickets } = await listTickets()
  const queued = tickets.flatMap(({ items }) => items).filter(({ state }) => state === 'queued')
  const bumped: number[] = []
  for (const { itemId, version } of queued.slice(0, roundCount)) {
    bumped.push(await timeUntilTrue(boards, () => move(cook, { itemId, version, to: 'ready' })))
  }
  close()
  tell(`a round sent until the last of ${boardCount} boards read it, p95`, percentile(placed), { most, unit: ' ms' })
  tell(`a dish bumped until the last of ${boardCount} boards read it, p95`, percentile(bumped), { most, unit: ' ms' })
}

/** What the lines of many boards hold in the server's memory. */
export async function measureMemory({ server, cook, tell }: KitchenEvening, most: number): Promise<void> {
  const open = () => Promise.all(Array.from({ length: manyBoards }, () => cook.listen('kitchen,orders', () => {})))
  const figures: number[] = []
  for (let time = 0; time < 4; time += 1) {
    const before = await server.readMemory()
    const lines = await open()
    figures.push(((await server.readMemory()) - before) / manyBoards / 1_024)
    for (const line of lines) line.close()
    await pause(300)
  }
  // The first time code is compiled besides.
  tell(`a board's line, of ${manyBoards}, in the server's memory`, median(figures.slice(1)), { most, unit: ' KB' })
}

/** From the press until a diner's cart refuses the dish. */
export async function measurePause({ manager, client, tell }: KitchenEvening, most: number): Promise<void> {
  const slug = 'ensaladilla-rusa'
  const { cartId } = await begin(client)
  const pressed = performance.now()
  const wanted = {
    storeId,
    productId: dish(slug).id,
    optionValueId: null,
    until: 'today',
    day: null,
    left: null,
  } as const
  accepted(await manager.client.call(pauseThing, wanted))
  let isRefused = false
  while (!isRefused && performance.now() - pressed < 10_000) {
    isRefused = await add(client, cartId, slug).then(
      () => false,
      () => true,
    )
  }
  const took = isRefused ? performance.now() - pressed : Number.POSITIVE_INFINITY
  tell('a dish paused until no cart takes it', took, { most, unit: ' ms' })
}
