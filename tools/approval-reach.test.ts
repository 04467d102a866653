import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import path from 'node:path'
import { staffCalls } from '@comanda/contract/all-staff-calls'
import type { StaffCall } from '@comanda/contract/staff-call'
import { expect, it } from 'vitest'

const screens = path.join(import.meta.dirname, '../apps/backoffice/src')
const sources: string[] = []
for await (const file of glob('**/*.{ts,tsx}', { cwd: screens })) {
  if (!file.includes('.test.')) sources.push(readFileSync(path.join(screens, file), 'utf8'))
}

const rows = Object.entries<StaffCall>(staffCalls).filter(([, { approval }]) => approval === true)

it('there are calls that a colleague may allow', () => {
  expect(rows.length).toBeGreaterThan(5)
})

it.each(rows.map(([name]) => name))('a screen offers %s to whoever has to ask a colleague [DAY-029]', (name) => {
  const makes = sources.filter((source) => source.includes(`call(${name},`))
  expect(makes.length).toBeGreaterThan(0)
  // It shows the button by `mayPress`, or asks by name from the start, as a board does that nobody is signed in on.
  const isOffered = sources.some((source) => new RegExp(`mayPress\\((?:\\w+|useWorker\\(\\)), ${name}\\)`).test(source))
  const isAskedByName = makes.some((source) => source.includes('<AskColleague'))
  expect([name, isOffered || isAskedByName]).toEqual([name, true])
})
