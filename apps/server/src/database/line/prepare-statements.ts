import { createHash } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'

/** A statement used this often is worth preparing; lists of every length would otherwise fill the database's memory. */
const timesUntilKept = 3
const mostCounted = 1_000

interface Statement {
  readonly text: string
}

/** The connections of a pool keep repeated statements prepared, so that each is parsed and planned only once. */
export function prepareStatements(pool: Pool): void {
  const nameStatement = countStatements()
  pool.on('connect', (client) => prepareOn(client, nameStatement))
}

type NameStatement = (text: string) => string | undefined

function prepareOn(client: PoolClient, nameStatement: NameStatement): void {
  const send = client.query.bind(client) as (...question: unknown[]) => unknown
  const query = (question: unknown, values: unknown, ...rest: unknown[]) => {
    if (!isStatement(question) || !hasValues(values)) return send(question, values, ...rest)
    return send({ ...question, name: nameStatement(question.text) }, values, ...rest)
  }
  Object.assign(client, { query })
}

/** A statement that one connection repeated is prepared on all the others as well. */
export function countStatements(): NameStatement {
  const counts = new Map<string, number>()
  const names = new Map<string, string>()
  return (text) => {
    const known = names.get(text)
    if (known !== undefined) return known
    const count = (counts.get(text) ?? 0) + 1
    if (counts.size >= mostCounted) counts.clear()
    counts.set(text, count)
    if (count < timesUntilKept || names.size >= mostCounted) return undefined
    const name = toStatementName(text)
    names.set(text, name)
    return name
  }
}

/** The same for the same text, on every connection and in every version of this program. */
export function toStatementName(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22)
}

function isStatement(question: unknown): question is Statement {
  return typeof question === 'object' && question !== null && 'text' in question && typeof question.text === 'string'
}

function hasValues(values: unknown): boolean {
  return Array.isArray(values) && values.length > 0
}
