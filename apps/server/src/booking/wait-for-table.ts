import type { waitForTable as row } from '@comanda/contract/calls/own-booking'
import { refusal } from '@comanda/contract/refusals'
import { dictionaryOf } from '@comanda/i18n/dictionary-of'
import { checkWait, listWaitProblems } from '@comanda/rules/booking/wait'
import { toEmailKey } from '@comanda/rules/customer/email'
import { toPlainLine } from '@comanda/rules/text/plain-text'
import { canReach } from '@comanda/rules/website/sending'
import type { Handler } from '../call/handler.ts'
import { transactOrRefuse } from '../database/transact-or-refuse.ts'
import type { SendsMessages } from '../outbox/transport.ts'
import { takeTry } from '../session/limit-tries.ts'
import { findStore } from '../venue/find-store.ts'
import type { KeepsVenues } from '../venue/load-venues.ts'
import { openBook } from './open-book.ts'
import { toStoredPhone } from './to-stored-phone.ts'
import { saveWait } from './wait.repository.ts'

/** In a quarter of an hour; nobody fills the list with other people's addresses. */
const limits = { session: 6, address: 60 }

/** Keeps the wish of somebody who found a sitting full. No seats are kept: whoever books first has the table. */
export const waitForTable: Handler<typeof row, KeepsVenues & SendsMessages> = async (wish, context) => {
  const { database, siteId, session, language, now, from, house } = context
  const store = findStore(await house.venues.get(siteId), wish.storeId)
  if (store === undefined) return refusal('store-not-found')
  const name = toPlainLine(wish.name)
  const [problem] = listWaitProblems({ ...wish, name }, house.sends)
  if (problem !== undefined) return refusal('wait-incomplete', { parameter: problem })
  const allowed = await takeTry(database, context, [
    { what: 'wait-session', who: session?.id ?? '', atMost: limits.session },
    { what: 'wait-address', who: from.address, atMost: limits.address },
  ])
  if (!allowed) return refusal('too-many-requests')
  const { storeId, sittingId, date, party } = wish
  return transactOrRefuse(database, async (tx) => {
    const book = await openBook(tx, { siteId, store, now, from: date, to: date })
    const verdict = checkWait(book, wish)
    if (!verdict.allowed) return refusal(verdict.code)
    const reach = {
      email: canReach(house.sends, 'mail') ? toEmailKey(wish.email) : '',
      phone: canReach(house.sends, 'sms') ? toStoredPhone(toPlainLine(wish.phone)) : '',
    }
    await saveWait(tx, { siteId, storeId, sittingId, date, party, name, ...reach, language, createdAt: now })
    return { status: 'OK' as const, message: dictionaryOf(language).booking.waiting }
  })
}
