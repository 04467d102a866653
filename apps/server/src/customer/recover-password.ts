import { randomBytes } from 'node:crypto'
import type { recoverPassword as row } from '@comanda/contract/calls/password'
import { refusal } from '@comanda/contract/refusals'
import { dictionaryOf } from '@comanda/i18n/dictionary-of'
import { toEmailKey } from '@comanda/rules/customer/email'
import { later } from '@comanda/rules/time/later'
import type { Handler } from '../call/handler.ts'
import { transact } from '../database/transact.ts'
import { postMail } from '../mail/post-mail.ts'
import type { SendsMessages } from '../outbox/transport.ts'
import { answerEvenly } from '../session/answer-evenly.ts'
import { takeTry } from '../session/limit-tries.ts'
import { hashToken } from '../session/sessions.ts'
import { listHostsOfSite } from '../session/site-key.repository.ts'
import { type KnowsPublicUrl, toSiteOrigin } from '../session/to-site-origin.ts'
import { findAccountByEmail } from './customer.repository.ts'
import { saveReset, useUpResets } from './password-reset.repository.ts'

const limits = { email: 3, address: 40 }
/** Half an hour, as the mail says. */
const lifeMs = 30 * 60_000

/** Answered alike whether or not there is such an account, in words and in time. */
export const recoverPassword: Handler<typeof row, KnowsPublicUrl & SendsMessages> = (request, context) =>
  answerEvenly(() => recover(request, context))

const recover: Handler<typeof row, KnowsPublicUrl & SendsMessages> = async (request, context) => {
  const { database, siteId, now, language, from, house } = context
  const email = toEmailKey(request.email)
  const allowed = await takeTry(database, context, [
    { what: 'recover', who: email, atMost: limits.email },
    { what: 'recover-address', who: from.address, atMost: limits.address },
  ])
  if (!allowed) return refusal('too-many-requests')
  const words = dictionaryOf(language).account
  // Not `findSiteOrigin`, which takes any loopback name: whoever asks for somebody else's link does not choose its host.
  const origin = toSiteOrigin(from.host, await listHostsOfSite(database, siteId), house.publicUrl)
  const token = randomBytes(32).toString('base64url')
  const tokenHash = hashToken(token)
  await transact(database, async (tx) => {
    const account = await findAccountByEmail(tx, siteId, email)
    if (account === undefined) return
    await useUpResets(tx, siteId, account.id, now)
    await saveReset(tx, { siteId, tokenHash, customerId: account.id, expiresAt: later(now, lifeMs) })
    // Behind the hash sign the token reaches no server log and no other site.
    const link = `${origin}/account/resetpassword#${token}`
    await postMail(tx, 'password-reset', {
      siteId,
      key: `reset:${tokenHash.toString('hex')}`,
      recipient: email,
      language,
      facts: { name: account.name, link },
    })
  })
  return { status: 'OK' as const, message: house.sends.mail ? words.linkSentText(email) : words.noMailText }
}
