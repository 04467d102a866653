import { casaComanda } from '@comanda/demo/casa-comanda/casa-comanda'
import { defaultTimeZone, instant, toStoreMoment } from '@comanda/rules/time/store-moment'
import { accept, arrive, findParty, move, send } from '../book.ts'
import { type Evening, goHome, letPass, type Scene } from '../evening.ts'
import { addByCall, beginVisit, placeByCall } from '../guest-visit.ts'
import { type Guest, guests } from '../guests.ts'
import { dishes } from '../house/dishes.ts'
import { busy, storeId } from '../house/sites.ts'
import { followOn } from '../roles/order-phone.ts'
import { openDevice, openGuest, phone } from '../stage.ts'

const { octopus } = dishes
const { later, forgotten } = guests

/**
 * Two orders that nobody answers: the one for now calls for somebody and is cancelled, the one for later waits until its
 * kitchen must begin.
 */
export const nobodyAnswers: Scene = (evening) => {
  const { book, cast } = evening
  const party = (guest: Guest) => findParty(book, guest.name)
  const homes: (() => Promise<void>)[] = []
  const isFree = () => book.parties.every(({ who, stand }) => stand !== 'waiting' || who === later.name)
  return [
    { does: `${later.name} orders for later`, run: async () => void homes.push(await order(evening, later, true)) },
    {
      does: `${forgotten.name} orders for now; nobody answers either, and after some minutes the house is called`,
      // Whoever else waits would be forgotten too.
      when: isFree,
      async run() {
        homes.push(await order(evening, forgotten, false))
        await letPass(evening, 4)
        book.toHouse.push(`${store?.phone}, order-unanswered`)
      },
    },
    {
      does: `nobody answers ${forgotten.name} at all`,
      when: () =>
        book.parties.every(({ who, stand }) => stand !== 'waiting' || who === later.name || who === forgotten.name),
      async run() {
        await letPass(evening, 7)
        party(forgotten).stand = 'cancelled'
        move(party(forgotten), 'held', 'void')
        party(forgotten).told.push('order-cancelled')
      },
    },
    {
      does: `the counter accepts the order of ${later.name}, which has waited all the time`,
      async run() {
        await cast.counter.accept(party(later))
        accept(party(later))
      },
    },
    { does: 'both put their phones away', run: async () => void (await Promise.all(homes.map((home) => home()))) },
  ]
}

const store = casaComanda.stores.find(({ id }) => id === storeId)
const hoursMs = 3 * 3_600_000

async function order(evening: Evening, guest: Guest, isForLater: boolean): Promise<() => Promise<void>> {
  const { stage, book, witnesses } = evening
  const context = await openDevice(stage, phone)
  const { date, minute } = toStoreMoment(instant(stage.house.now() + hoursMs), store?.timeZone ?? defaultTimeZone)
  const setup = isForLater ? ({ date, time: minute, dateType: 'scheduled' } as const) : {}
  const visit = await beginVisit(stage, context, setup)
  await addByCall(visit, { dish: octopus })
  await placeByCall(visit, guest, 'at-the-door')
  send(arrive(book, { who: guest.name, mode: 'pickup', email: guest.email, told: ['order'] }), [{ dish: octopus }])
  const page = await openGuest(stage, busy, `/status?id=${visit.cartId}`, context)
  const follower = followOn(page, guest.name)
  witnesses.add(follower)
  return () => goHome(evening, page, follower)
}
