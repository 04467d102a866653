import { createRandom } from '../../apps/server/src/testing/create-random.ts'
import { expect, test } from '../journey.ts'
import { openBook } from './book.ts'
import { listStaff, openCast } from './cast.ts'
import type { Evening } from './evening.ts'
import { openHouse } from './house/open-house.ts'
import { play } from './play.ts'
import { askDatabase } from './questions/database.ts'
import { scenes, shortEvening } from './scenes/scenes.ts'
import type { Stage } from './stage.ts'

/** A Saturday evening. */
const begins = Date.parse('2026-03-14T20:00:00+01:00')
/** Else it is one of the journeys, which print a line each. */
const isAlone = Boolean(process.env.SERVICE_SEED)
const seed = Number(process.env.SERVICE_SEED ?? 1)
/** Some scenes alone, while one is written; else all of them, or those of a short evening. */
const named = process.env.SERVICE_SCENES?.split(',') ?? (process.env.SERVICE_WHOLE ? Object.keys(scenes) : shortEvening)
const played = Object.entries(scenes).flatMap(([name, scene]) => (named.includes(name) ? [scene] : []))

test('a played service: after every step every open screen, the guests’ phones, the papers and the database say the same', async ({
  browser,
}) => {
  test.setTimeout(600_000)
  const house = await openHouse(begins)
  const stage: Stage = { browser, house, faults: [] }
  const said: string[] = []
  try {
    const cast = await openCast(stage)
    const book = openBook(cast.printers.kitchenName)
    const witnesses = new Set([askDatabase(house), ...listStaff(cast)])
    const evening: Evening = { stage, book, cast, witnesses, random: createRandom(seed) }
    await play(evening, played, (line) => (isAlone ? console.log(line) : said.push(line)))
    expect(stage.faults).toEqual([])
  } catch (error) {
    // Whoever reads the fault wants to know what came before it.
    console.log(said.join('\n'))
    throw error
  } finally {
    await Promise.allSettled(browser.contexts().map((context) => context.close()))
    await house.close()
  }
})
