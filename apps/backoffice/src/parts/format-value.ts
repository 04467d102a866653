import type { AuditKind } from '@comanda/contract/audit-fields'
import type { Words } from '@comanda/i18n/areas'
import { isNothing } from './to-changes.ts'

/** The means to say a value in the reader's language. */
export interface Speech {
  readonly words: Pick<Words<'audit' | 'team'>, 'audit' | 'roles' | 'rights'>
  readonly moment: (at: number) => string
  readonly price: (cents: number) => string
  /** Undefined for what this reader does not know. */
  readonly findStore: (storeId: unknown) => string | undefined
  readonly findRole: (roleId: unknown) => string | undefined
}

/** A value of an audit row in words; what was stored by an older version and has none is told without them. */
export function formatValue(kind: AuditKind, value: unknown, speech: Speech): string {
  const { words } = speech
  if (isNothing(value)) return words.audit.nothing
  if (Array.isArray(value)) return value.map((one) => sayOne(kind, one, speech)).join(', ')
  return sayOne(kind, value, speech)
}

function sayOne(kind: AuditKind, value: unknown, { words, moment, price, findStore, findRole }: Speech): string {
  const { audit, roles, rights } = words
  // The roles that a site starts with have a name in every language.
  const sayName = (name: unknown) => (name === undefined ? undefined : (findWord(roles.names, name) ?? String(name)))
  const said = {
    text: () => String(value),
    about: () => String(value),
    name: () => sayName(value),
    count: () => String(value),
    flag: () => (value === true ? audit.yes : audit.no),
    moment: () => (typeof value === 'number' ? moment(value) : undefined),
    money: () => (typeof value === 'number' ? price(value) : undefined),
    word: () => findWord(audit.values, value),
    rights: () => (value === 'every' ? roles.every : findWord(rights, value)),
    role: () => sayName(findRole(value)),
    stores: () => findStore(value),
    unsaid: () => undefined,
  } satisfies Record<AuditKind, () => string | undefined>
  return said[kind]() ?? audit.unknown
}

function findWord(words: Readonly<Record<string, string>>, value: unknown): string | undefined {
  return typeof value === 'string' && Object.hasOwn(words, value) ? words[value] : undefined
}
