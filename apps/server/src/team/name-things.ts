import { type AuditThing, readSubject } from '@comanda/contract/audit-things'
import type { SiteId } from '@comanda/rules/ids'
import type { LanguageCode } from '@comanda/rules/text/language'
import type { Reader } from '../database/database.ts'
import type { StoredAction } from './action.repository.ts'
import { namers } from './thing-names.repository.ts'

export interface NamedThing {
  readonly kind: AuditThing
  readonly id: string
  readonly name: string
}

type Subjected = Pick<StoredAction, 'subject' | 'before' | 'after'>

/** The thing of each row, so that a person knows it (DAY-216); null where it has no name any more. */
export async function nameThings<Action extends Subjected>(
  db: Reader,
  actions: readonly Action[],
  { siteId, language }: { readonly siteId: SiteId; readonly language: LanguageCode },
): Promise<Map<Action, NamedThing | null>> {
  const things = new Map(actions.map((action) => [action, readSubject(action.subject)]))
  const known = [...things.values()].filter((thing) => thing !== undefined)
  const byKind = [...Map.groupBy(known, ({ kind }) => kind)]
  const found = await Promise.all(
    byKind.map(async ([kind, ofKind]) => {
      const ids = [...new Set(ofKind.map(({ id }) => id))]
      const rows = await namers[kind](db, { siteId, ids, language })
      return rows.map(({ id, name }) => [`${kind}:${id}`, name] as const)
    }),
  )
  const names = new Map(found.flat())
  return new Map(
    actions.map((action) => {
      const thing = things.get(action)
      // A thing that is gone is called as it was called then.
      const name = thing && (names.get(`${thing.kind}:${thing.id}`) ?? readToldName(action))
      return [action, thing && name ? { ...thing, name } : null]
    }),
  )
}

/** The fields that a row may tell its thing by. */
interface TellingName {
  readonly name?: unknown
  readonly thing?: unknown
  readonly number?: unknown
}

function readToldName({ before, after }: Subjected): string | undefined {
  const { name: own, thing, number }: TellingName = { ...before, ...after }
  const name = own ?? thing ?? number
  return typeof name === 'string' || typeof name === 'number' ? String(name) : undefined
}
