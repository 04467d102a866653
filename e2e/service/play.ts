import { expect } from '@playwright/test'
import { withDeadline } from '../../apps/server/src/startup/with-deadline.ts'
import { isSame, print, type Topic, topics } from './answers.ts'
import type { Evening, Scene, Step } from './evening.ts'
import { busy, storeId } from './house/sites.ts'
import { numbers } from './questions/numbers.ts'
import type { Witness } from './witness.ts'

/** Plays the scenes: each keeps its order, and the seed says whose turn it is. After every step everybody is asked. */
export async function play(evening: Evening, scenes: readonly Scene[], say: (line: string) => void): Promise<void> {
  const waiting = scenes.map((scene) => [...scene(evening)])
  for (let at = 1; ; at++) {
    const ready = waiting.filter(([first]) => first !== undefined && (first.when?.() ?? true))
    const step = ready[Math.floor(evening.random() * ready.length)]?.shift()
    if (step === undefined) break
    say(`${at}. ${step.does}`)
    await take(evening, step)
  }
  const left = waiting.flatMap(([first]) => first?.does ?? [])
  if (left.length > 0) throw new Error(`nobody could go on with: ${left.join('; ')}`)
}

async function take(evening: Evening, step: Step): Promise<void> {
  try {
    await step.run()
  } catch (error) {
    throw new Error(`«${step.does}» could not be done: ${error instanceof Error ? error.message : String(error)}`)
  }
  await expect(async () => {
    await learnNumbers(evening)
    const disagreements = await ask(evening)
    if (disagreements.length > 0) throw new Error(`after «${step.does}»\n${disagreements.join('\n')}`)
  }).toPass({ timeout: 20_000, intervals: [50, 100, 200, 400] })
}

/** The same questions for everybody; who says something else is named, with both answers. */
async function ask({ witnesses, book }: Evening): Promise<readonly string[]> {
  const told = await Promise.all([...witnesses].map((witness) => askOne(witness)))
  return told.flatMap(({ witness, said }) => {
    if (typeof said === 'string') return [`${witness.name} cannot be asked: ${said}`]
    const must = witness.must(book)
    const asked = [...new Set([...Object.keys(said), ...Object.keys(must)])] as Topic[]
    return asked.flatMap((topic) => {
      const [heard, known] = [said[topic] ?? {}, must[topic] ?? {}]
      if (isSame(heard, known)) return []
      return [`${topics[topic]}\n  ${witness.name} says: ${print(heard)}\n  what happened is: ${print(known)}`]
    })
  })
}

/** A screen that cannot be read does not keep the others from being heard. */
const lookMs = 8_000

async function askOne(witness: Witness) {
  const said = await withDeadline(lookMs, witness.look()).catch((error: unknown) =>
    error instanceof Error ? error.message : String(error),
  )
  return { witness, said }
}

/** A number is given by the house; from then on everybody must name it. */
async function learnNumbers({ book, stage }: Evening): Promise<void> {
  const unknown = book.parties.filter(({ number, plates }) => number === null && plates.length > 0)
  if (unknown.length === 0) return
  const stored = await numbers.stored(stage.house.rows, { siteId: busy.id, storeId })
  const known = new Set(book.parties.map(({ number }) => number))
  for (const party of unknown) {
    const given = (stored[party.who] ?? '').split(' and ').map(Number)
    party.number = given.find((number) => number > 0 && !known.has(number)) ?? null
  }
}
