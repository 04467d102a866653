import { formatDay } from '@comanda/i18n/format-day'
import type { IsoDate } from '@comanda/rules/time/calendar'
import type { MailKind } from '../mail-kind.ts'

export interface FreeTableFacts {
  readonly name: string
  readonly store: string
  readonly date: IsoDate
  readonly party: number
  readonly link: string
}

/** To the first who waits and fits: a table got free, and nobody holds it for them. */
export const tableFree: MailKind<FreeTableFacts> = {
  subject: ({ store }, { screens }) => screens.booking.waitSubject(store),
  title: ({ store }, { screens }) => screens.booking.waitSubject(store),
  parts: ({ name, store, date, party, link }, { words, screens, language }) => [
    { kind: 'text', text: words.hello(name) },
    { kind: 'text', text: screens.booking.waitText(store, formatDay(date, language, 'said'), party) },
    { kind: 'button', label: words.booking.book, href: link },
    { kind: 'note', text: screens.booking.waitHonest },
  ],
}
