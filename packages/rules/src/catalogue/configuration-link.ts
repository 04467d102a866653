import type { AttributeValueId, OptionGroupId, OptionValueId, SectionId, SectionItemId } from '../ids.ts'
import type { Configuration, OptionChoice, UnitChoice } from './configuration.ts'

// Values, options and units are separated by `_`, their entries by `.`, the two halves of a pair by `-`; a unit's own
// choices stand between `~` and `!`. Ids are in base 36. Nothing here needs escaping in an address.

/** A longer link was not written by `writeConfiguration`. */
const longestLink = 2_000
/** A menu inside a menu, and one level more to be safe. */
const deepest = 3

/** A choice as a short text for a link. The reader must check what it says: anybody can write one. */
export function writeConfiguration({ valueIds, options, units }: Configuration): string {
  const values = valueIds.map(writeId).join('.')
  const chosen = options.map(({ groupId, valueId }) => `${writeId(groupId)}-${writeId(valueId)}`).join('.')
  const parts = units.map(({ sectionId, itemId, configuration }) => {
    const own = writeConfiguration(configuration)
    return `${writeId(sectionId)}-${writeId(itemId)}${own === '' ? '' : `~${own}!`}`
  })
  return `${values}_${chosen}_${parts.join('.')}`.replace(/_+$/, '')
}

/** Undefined when the text is not such a choice. */
export function readConfiguration(text: string): Configuration | undefined {
  if (text.length > longestLink || !/^[\da-z._~!-]*$/.test(text)) return undefined
  const reader = new LinkReader(text)
  const configuration = reader.readConfiguration(0)
  return reader.isAtEnd() ? configuration : undefined
}

class LinkReader {
  readonly #text: string
  #at = 0

  constructor(text: string) {
    this.#text = text
  }

  isAtEnd(): boolean {
    return this.#at === this.#text.length
  }

  readConfiguration(depth: number): Configuration | undefined {
    if (depth > deepest) return undefined
    const valueIds = this.#readList(() => this.#readId<AttributeValueId>())
    if (valueIds === undefined) return undefined
    const options = this.#skip('_') ? this.#readList(() => this.#readOption()) : []
    if (options === undefined) return undefined
    const units = this.#skip('_') ? this.#readList(() => this.#readUnit(depth)) : []
    return units && { valueIds, options, units }
  }

  #readOption(): OptionChoice | undefined {
    const groupId = this.#readId<OptionGroupId>()
    const valueId = this.#skip('-') ? this.#readId<OptionValueId>() : undefined
    return groupId === undefined || valueId === undefined ? undefined : { groupId, valueId }
  }

  #readUnit(depth: number): UnitChoice | undefined {
    const sectionId = this.#readId<SectionId>()
    const itemId = this.#skip('-') ? this.#readId<SectionItemId>() : undefined
    if (sectionId === undefined || itemId === undefined) return undefined
    if (!this.#skip('~')) return { sectionId, itemId, configuration: { valueIds: [], options: [], units: [] } }
    const configuration = this.readConfiguration(depth + 1)
    return configuration && this.#skip('!') ? { sectionId, itemId, configuration } : undefined
  }

  #readList<Entry>(readEntry: () => Entry | undefined): Entry[] | undefined {
    const entries: Entry[] = []
    if (!/[\da-z]/.test(this.#text[this.#at] ?? '')) return entries
    do {
      const entry = readEntry()
      if (entry === undefined) return undefined
      entries.push(entry)
    } while (this.#skip('.'))
    return entries
  }

  #readId<Kind extends Parameters<typeof writeId>[0]>(): Kind | undefined {
    const digits = /^[\da-z]{1,7}/.exec(this.#text.slice(this.#at, this.#at + 8))?.[0]
    if (digits === undefined) return undefined
    this.#at += digits.length
    return Number.parseInt(digits, 36) as Kind
  }

  #skip(sign: string): boolean {
    if (this.#text[this.#at] !== sign) return false
    this.#at += 1
    return true
  }
}

function writeId(id: AttributeValueId | OptionGroupId | OptionValueId | SectionId | SectionItemId): string {
  return id.toString(36)
}
