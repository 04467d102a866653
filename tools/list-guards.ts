import { type Node, parseSync } from 'oxc-parser'
import { walkProgram } from './walk-program.ts'

/** One place where the server says no, or says whose a thing is, and how to leave just that out. */
export interface Guard {
  readonly file: string
  readonly line: number
  /** Where it stands in the file's text. */
  readonly start: number
  readonly end: number
  /** What is changed, for whoever reads of it. */
  readonly what: string
  /** Kept with a statement from the first time on, so that every later test of a file runs it too. */
  readonly isKept: boolean
  /** Its code, with the change wherever the second text is true. */
  readonly write: (code: string, isChanged: string) => string
}

type Found = Pick<Guard, 'what' | 'write'> & { readonly node: Pick<Node, 'start' | 'end'> }

/**
 * The guards of a file, in four kinds: conditions, where-clauses with their members, comparisons in SQL, and the rights
 * of staff calls. A guard stands in a function, because what runs while a file is read cannot be changed later. Left out
 * are what throws because the world is broken, and whatever decides when a loop ends.
 */
export function listGuards(file: string, text: string): Guard[] {
  const guards: Guard[] = []
  walkProgram(parseSync(file, text).program, (node, above) => {
    const found = [...listConditions(node, text), ...listMembers(node, text), ...listCompared(node, text)]
    const isLate = above.some(isFunction) && !above.some(loops)
    for (const guard of [...(isLate ? found : []), ...listRights(node, text)]) {
      const { start, end } = guard.node
      const line = text.slice(0, start).split('\n').length
      const isKept = above.some((one) => isCallOf(one, /^hot\w*$/))
      guards.push({ file, line, start, end, isKept, what: guard.what, write: guard.write })
    }
  })
  return guards.sort((one, other) => one.start - other.start)
}

const instead = (value: string) => (code: string, isChanged: string) => `(${isChanged} ? ${value} : (${code}))`

function listConditions(node: Node, text: string): Found[] {
  if (node.type === 'IfStatement') {
    const { test } = node
    const leaving = findLeaving(node.consequent)
    if (leaving?.type === 'ThrowStatement') return []
    const read = shorten(test, text)
    return leaving
      ? [{ node: test, what: `never leaves when ${read}`, write: instead('false') }]
      : [{ node: test, what: `asks the opposite of ${read}`, write: turned }]
  }
  if (node.type === 'ConditionalExpression')
    return [{ node: node.test, what: `asks the opposite of ${shorten(node.test, text)}`, write: turned }]
  if (node.type !== 'LogicalExpression' || node.operator === '??') return []
  const { operator } = node
  return [node.left, node.right].flatMap((side) => {
    // The members of a longer chain are left out one by one.
    if (side.type === 'LogicalExpression' && side.operator === operator) return []
    return [
      { node: side, what: `does not ask ${shorten(side, text)}`, write: instead(operator === '&&' ? 'true' : 'false') },
    ]
  })
}

function turned(code: string, isChanged: string): string {
  return `(${isChanged} ? !(${code}) : (${code}))`
}

/** The last statement of a branch, where that branch goes no further. */
function findLeaving(branch: Node): Node | undefined {
  if (branch.type === 'BlockStatement') {
    const last = branch.body.at(-1)
    return last && findLeaving(last)
  }
  return /^(?:Return|Throw|Continue|Break)Statement$/.test(branch.type) ? branch : undefined
}

/** What Drizzle is given to narrow a question. */
function listMembers(node: Node, text: string): Found[] {
  if (node.type !== 'CallExpression') return []
  const drop = (asked: Node): Found => {
    return { node: asked, what: `does not ask for ${shorten(asked, text)}`, write: instead('undefined') }
  }
  if (isCallOf(node, /^(?:and|or)$/)) return node.arguments.filter(({ type }) => type !== 'SpreadElement').map(drop)
  const { callee, arguments: given } = node
  const isWhere =
    callee.type === 'MemberExpression' && text.slice(callee.property.start, callee.property.end) === 'where'
  return isWhere ? given.filter((asked) => !isCallOf(asked, /^and$/)).map(drop) : []
}

const operand = String.raw`(?:\$\{[^{}]*\}|'[^']*'|[\w.]+(?:\([^()]*\))?)(?:::\w+)?`
const comparison = new RegExp(
  String.raw`(?<=\b(?:where|and|or|on|not|when)\s+\(?|\()${operand}\s*(?:(?:=|<>|!=|<=?|>=?|is (?:not )?distinct from)\s*${operand}|is (?:not )?null)(?=\s*(?:[);,` +
    String.raw`\x60]|(?:and|or|then|order|limit|group|returning|for|union|on|left|join|where)\b))`,
  'gi',
)

/** Comparisons in SQL that is written by hand. */
function listCompared(node: Node, text: string): Found[] {
  if (node.type !== 'TaggedTemplateExpression' || text.slice(node.tag.start, node.tag.end) !== 'sql') return []
  const written = text.slice(node.start, node.end)
  return [...written.matchAll(comparison)].map(({ 0: asked, index }) => {
    const without = `${written.slice(0, index)}true${written.slice(index + asked.length)}`
    return { node, what: `does not ask in SQL for ${asked.replace(/\s+/g, ' ')}`, write: instead(without) }
  })
}

/** A row of the staff's calls, which then is open to whoever has signed in. */
function listRights(node: Node, text: string): Found[] {
  if (!isCallOf(node, /^staffCall$/)) return []
  const right = text.slice(node.start, node.end).match(/^ {2}right: ('\w+\.\w+')/m)?.[1]
  if (right === undefined) return []
  const write = (code: string, isChanged: string) => `withRight(${code}, () => ${isChanged} ? 'person' : ${right})`
  return [{ node, what: `is open without the right ${right}`, write }]
}

function isCallOf(node: Node, name: RegExp): boolean {
  return node.type === 'CallExpression' && node.callee.type === 'Identifier' && name.test(node.callee.name)
}

function isFunction({ type }: Node): boolean {
  return /Function/.test(type)
}

function loops(node: Node): boolean {
  return /^(?:While|DoWhile)Statement$/.test(node.type) || (node.type === 'ForStatement' && node.test === null)
}

function shorten({ start, end }: Pick<Node, 'start' | 'end'>, text: string): string {
  const read = text.slice(start, end).replace(/\s+/g, ' ')
  return read.length > 90 ? `${read.slice(0, 90)}…` : read
}
