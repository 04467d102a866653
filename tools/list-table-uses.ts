import type { Node, Program, VariableDeclarator } from 'oxc-parser'
import type { Source } from './read-sources.ts'
import { walkProgram } from './walk-program.ts'

/** Where the tables are declared, and the stored name of each by its name in the code. */
export interface Schema {
  readonly folder: string
  readonly tables: ReadonlyMap<string, string>
}

interface TableUses {
  readonly written: ReadonlySet<string>
  /** Given to something else, such as a writer for any table. Reading hands nothing on. */
  readonly handedOn: ReadonlySet<string>
  /** Ways to a table that hide which one it is, as they are written. */
  readonly hidden: readonly string[]
}

const reading = /^(?:from|\$count|(?:inner|left|right|full|cross)Join(?:Lateral)?|alias|getTableColumns)$/
/** Methods whose settings name the tables to show or to lock. */
const naming = /^(?:select|selectDistinct|selectDistinctOn|returning|for)$/
const writing = /^(?:insert|update|delete)$/

const verb = [
  String.raw`insert\s+into`,
  String.raw`update(?:\s+only)?`,
  String.raw`delete\s+from(?:\s+only)?`,
  String.raw`merge\s+into(?:\s+only)?`,
  'copy',
  String.raw`truncate(?:\s+table)?(?:\s+only)?`,
  String.raw`(?:alter|drop)\s+table(?:\s+if\s+exists)?(?:\s+only)?`,
].join('|')
const anyVerb = new RegExp(String.raw`\b(?:${verb})\s`, 'i')
const storedName = String.raw`(?:"?\w+"?\.)?"?\w+"?`
const writingSql = new RegExp(String.raw`\b(?:${verb})\s+(${storedName}(?:\s*,\s*${storedName})*)`, 'gi')
/** Right before the name of a table that is filled in. */
const startOfWriting = new RegExp(String.raw`\b(?:${verb})\s+(?:"?\w+"?\.)?"?$`, 'i')

/** What a file does to tables: with Drizzle, also under another name, or in SQL written by hand. */
export function listTableUses(source: Source, schema: Schema): TableUses {
  const uses = { written: new Set<string>(), handedOn: new Set<string>(), hidden: [] as string[] }
  const isAboutTables = source.imports.some(({ targets }) => targets.some((one) => one.startsWith(schema.folder)))
  if (!isAboutTables && !anyVerb.test(source.text)) return uses
  const program = source.parse()
  const known = readImported(source, program, schema)
  const stored = new Set(schema.tables.values())
  walkProgram(program, (node, above) => {
    if (node.type === 'VariableDeclarator') learnAlias(node, known)
    for (const name of listWrittenInSql(node)) if (stored.has(name)) uses.written.add(name)
    if (hidesTable(node, source, { schema, known })) uses.hidden.push(source.text.slice(node.start, node.end))
    const table = node.type === 'Identifier' ? known.get(node.name) : undefined
    if (table === undefined || !isReference(node, above) || isRead(node, above)) return
    const to = isWritten(node, above) ? uses.written : uses.handedOn
    to.add(table)
  })
  return uses
}

function readImported({ imports }: Source, { body }: Program, { folder, tables }: Schema): Map<string, string> {
  const doors = new Set(
    imports.filter(({ targets }) => targets.some((one) => one.startsWith(folder))).map(({ specifier }) => specifier),
  )
  const known = new Map<string, string>()
  for (const statement of body) {
    if (statement.type !== 'ImportDeclaration' || !doors.has(statement.source.value)) continue
    for (const one of statement.specifiers) {
      if (one.type !== 'ImportSpecifier' || one.imported.type !== 'Identifier') continue
      const table = tables.get(one.imported.name)
      if (table !== undefined) known.set(one.local.name, table)
    }
  }
  return known
}

/** After `const placed = alias(order, 'placed')` that name means the table too. */
function learnAlias({ id, init }: VariableDeclarator, known: Map<string, string>): void {
  if (id.type !== 'Identifier' || init?.type !== 'CallExpression') return
  const [first] = init.arguments
  if (readName(init.callee) !== 'alias' || first?.type !== 'Identifier') return
  const table = known.get(first.name)
  if (table !== undefined) known.set(id.name, table)
}

interface Knowledge {
  readonly schema: Schema
  readonly known: ReadonlyMap<string, string>
}

/** A table is imported by its name from where it is declared, and SQL that writes says what. */
function hidesTable(node: Node, { imports }: Source, { schema, known }: Knowledge): boolean {
  const isSchema = (specifier: unknown) => {
    const found = imports.find((one) => one.specifier === specifier)
    return found?.targets.some((target) => target.startsWith(schema.folder)) ?? false
  }
  if (node.type === 'ImportDeclaration') {
    return isSchema(node.source.value) && node.specifiers.some(({ type }) => type !== 'ImportSpecifier')
  }
  if (node.type === 'ExportAllDeclaration') return isSchema(node.source.value)
  if (node.type === 'ExportSpecifier') return node.local.type === 'Identifier' && known.has(node.local.name)
  if (node.type === 'ExportNamedDeclaration') return node.exportKind === 'value' && isSchema(node.source?.value)
  if (node.type === 'ImportExpression') return node.source.type === 'Literal' && isSchema(node.source.value)
  if (node.type === 'BinaryExpression') return startOfWriting.test(readText(node.left))
  if (node.type !== 'TemplateLiteral') return false
  return node.expressions.some((filled, at) => {
    const isNamed = filled.type === 'Identifier' && known.has(filled.name)
    return startOfWriting.test(node.quasis[at]?.value.raw ?? '') && !isNamed
  })
}

/** The thing itself, and not a member, a type or a variable of the same name. */
function isReference(node: Node, [parent]: readonly Node[]): boolean {
  if (parent?.type === 'MemberExpression') return parent.object === node || parent.computed
  if (parent?.type === 'Property') return parent.value === node
  if (parent?.type === 'VariableDeclarator') return parent.init === node
  return parent?.type !== 'ImportSpecifier' && !parent?.type.startsWith('TS')
}

function isRead(node: Node, above: readonly Node[]): boolean {
  const [parent] = above
  if (parent?.type === 'MemberExpression') return true
  if (parent?.type === 'VariableDeclarator') {
    return parent.id.type === 'ObjectPattern' && parent.id.properties.every(({ type }) => type === 'Property')
  }
  if (parent?.type === 'TemplateLiteral') return !isWritten(node, above)
  if (parent?.type === 'CallExpression') return reading.test(readName(parent.callee) ?? '')
  const call = above.find(({ type }) => type === 'CallExpression')
  return call?.type === 'CallExpression' && naming.test(readName(call.callee) ?? '')
}

function isWritten(node: Node, [parent]: readonly Node[]): boolean {
  if (parent?.type === 'CallExpression') return writing.test(readName(parent.callee) ?? '')
  if (parent?.type !== 'TemplateLiteral') return false
  const at = parent.expressions.findIndex(({ start }) => start === node.start)
  return startOfWriting.test(parent.quasis[at]?.value.raw ?? '')
}

function readName(callee: Node): string | undefined {
  if (callee.type === 'Identifier') return callee.name
  return callee.type === 'MemberExpression' && callee.property.type === 'Identifier' ? callee.property.name : undefined
}

function readText(node: Node): string {
  if (node.type === 'TemplateElement') return node.value.raw
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : ''
}

function listWrittenInSql(node: Node): string[] {
  return [...readText(node).matchAll(writingSql)].flatMap(([, list = '']) => {
    return list.split(',').map((one) => (one.trim().split('.').at(-1) ?? '').replaceAll('"', '').toLowerCase())
  })
}
