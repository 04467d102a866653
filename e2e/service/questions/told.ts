import type { Question } from './question.ts'

interface Row {
  readonly recipient: string
  readonly kind: string
  readonly times: number
}

/** Mails and text messages, by the reason that their key names; each is written once. */
export const told: Question = {
  async stored(rows, { siteId }) {
    const found = await rows<Row>(
      `select recipient, split_part(key, ':', 1) as kind, count(*)::integer as times from outbox_message
       where site_id = $1 and channel in ('mail', 'sms') group by 1, 2`,
      [siteId],
    )
    return Object.fromEntries(found.map(({ recipient, kind, times }) => [`${recipient}, ${kind}`, String(times)]))
  },
  known({ parties, toHouse }) {
    const all = [...parties.flatMap(({ email, told }) => told.map((kind) => `${email}, ${kind}`)), ...toHouse]
    return Object.fromEntries([...Map.groupBy(all, (one) => one)].map(([name, alike]) => [name, String(alike.length)]))
  },
}
