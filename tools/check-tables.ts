import { listTableUses } from './list-table-uses.ts'
import { isProof, type Source, type Sources } from './read-sources.ts'
import { tables as ownTables } from './rooms.ts'

const server = 'apps/server/src/'
const schemaFolder = `${server}database/schema/`
const declaration = /^export const (\w+) = pgTable\(\s*'(\w+)'/gm

interface Table {
  /** Its name in the database, and in the code. */
  readonly name: string
  readonly code: string
  /** From its declaration to the next one, where the tables it refers to are named. */
  readonly text: string
}

/** Tables without an owner, unused tables, and files that write a table of another slice. */
export function listTableFaults(sources: Sources, owned: Readonly<Record<string, readonly string[]>> = ownTables) {
  const tables = [...sources.values()].filter(({ file }) => file.startsWith(schemaFolder)).flatMap(listTables)
  const files = [...sources.values()].filter(({ file }) => {
    return file.startsWith(server) && !file.startsWith(schemaFolder) && !isProof(file)
  })
  const listed = Object.values(owned).flat()
  const known = new Set(tables.map(({ name }) => name))
  return [
    ...listed.filter((name) => !known.has(name)).map((name) => `${name} has an owner, and is no table`),
    ...listed.filter((name, at) => listed.indexOf(name) < at).map((name) => `${name} has two owners`),
    ...tables.filter(({ name }) => !listed.includes(name)).map(({ name }) => `${name} has no owner in tools/rooms.ts`),
    ...listUnused(tables, files).map((name) => `${name} is used by nobody`),
    ...files.flatMap((source) => listForeignWrites(source, tables, owned)),
  ]
}

function listTables({ text }: Source): Table[] {
  const found = [...text.matchAll(declaration)]
  return found.map(({ index, 1: code = '', 2: name = '' }, at) => {
    return { name, code, text: text.slice(index, found[at + 1]?.index) }
  })
}

/** A table is used when the server imports it or names it in SQL, or when a used table refers to it. */
function listUnused(tables: readonly Table[], files: readonly Source[]): string[] {
  const used = new Set(tables.filter((table) => files.some((source) => isUsedBy(source, table))))
  for (const user of used) {
    for (const table of tables) if (new RegExp(`\\b${table.code}\\b`).test(user.text)) used.add(table)
  }
  return tables.filter((table) => !used.has(table)).map(({ name }) => name)
}

function isUsedBy({ imports, text }: Source, { code, name }: Table): boolean {
  const isImported = imports.some(({ targets, names }) => {
    return targets.some((target) => target.startsWith(schemaFolder)) && (names === 'all' || names.includes(code))
  })
  return isImported || new RegExp(`\\b(?:from|join|into|update) "?${name}\\b`, 'i').test(text)
}

/** Each file's own slice may do what it wants with its tables; of all others it may only read. */
function listForeignWrites(
  source: Source,
  tables: readonly Table[],
  owned: Readonly<Record<string, readonly string[]>>,
): string[] {
  const { file } = source
  const slice = file.slice(server.length).match(/^([^/]+)\//)?.[1] ?? '.'
  // The demo writes all tables at once, before anybody visits.
  if (slice === 'demo') return []
  const schema = { folder: schemaFolder, tables: new Map(tables.map(({ code, name }) => [code, name])) }
  const { written, handedOn, hidden } = listTableUses(source, schema)
  const isForeign = (name: string) => !owned[slice]?.includes(name)
  return [
    ...[...written].filter(isForeign).map((name) => `${file} writes ${name}, which is not ${slice}'s`),
    ...[...handedOn].filter(isForeign).map((name) => `${file} hands on ${name}, which is not ${slice}'s`),
    ...hidden.map((words) => `${file} hides which table it means: ${words}`),
  ]
}
