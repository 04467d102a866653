import { expect, it } from 'vitest'
import { z } from 'zod/mini'
import { callsBySubject, getExample } from './all-calls.ts'
import { getStaffExample, type StaffCallName, staffCalls } from './all-staff-calls.ts'
import type { Call } from './call.ts'
import type { Example } from './example.ts'

const rows: [string, Call, Example][] = [
  ...Object.values(callsBySubject).flatMap((calls) =>
    Object.entries(calls).map(([name, row]): [string, Call, Example] => [name, row, getExample(name)]),
  ),
  ...Object.entries(staffCalls).map(([name, row]): [string, Call, Example] => [
    name,
    row,
    getStaffExample(name as StaffCallName),
  ]),
]
const forged = 'Ana\r\n2 × Bogavante\u001b@\u2028\u0007x'

/** Where people write several lines. */
const severalLines = ['message', 'observations', 'observaciones']
/** A password is hashed as it was typed and shown to nobody. */
const neverShown = ['key', 'password', 'confirmPassword', 'currentPassword']

it.each(rows)(
  '%s lets nobody forge a line or send a command to a printer [F-063]',
  (_name, row, { request: example }) => {
    for (const path of listLeaves(example)) {
      const leaf = path.at(-1) ?? ''
      const read = z.safeDecode(row.request, put(example, path, forged) as never)
      if (!read.success || neverShown.includes(leaf)) continue
      const texts = listTexts(read.data).join('|')
      const breaks = severalLines.includes(leaf) ? /[^\P{Cc}\n]|\u2028/u : /[\p{Cc}\u2028]/u
      expect([path.join('.'), texts.match(breaks)]).toEqual([path.join('.'), null])
    }
  },
)

type Path = readonly string[]

/** Where an example has a text, or might have one. */
function listLeaves(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value === 'string' || value === null) return [path]
  if (typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, member]) => listLeaves(member, [...path, name]))
}

function put(value: unknown, [name, ...rest]: Path, by: string): unknown {
  if (name === undefined) return by
  const members = value as Record<string, unknown>
  const changed = Object.entries(members).map(([key, member]) => [key, key === name ? put(member, rest, by) : member])
  return Array.isArray(value) ? changed.map(([, member]) => member) : Object.fromEntries(changed)
}

function listTexts(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : []
}
