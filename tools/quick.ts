import { createChecks, root, runChecks, typedRooms } from './checks.ts'
import { chooseTests, listTouchedRooms } from './choose-tests.ts'
import { findBase, listChanged } from './list-changed.ts'
import { readSources } from './read-sources.ts'

/**
 * Every check that is cheap, and of the tests those that the change reaches. `npm run quick -- <commit>` says what it is
 * compared with.
 */
const base = process.argv[2] ?? findBase(root)
const changed = listChanged(root, base)
const sources = readSources(root)
const { units, journeys, left } = chooseTests(sources, changed)
console.log(`${changed.length} files differ from ${base.slice(0, 12)}; they reach`)
console.log(`${units.length} files of unit tests, and ${journeys.length} of journeys:`)
for (const journey of journeys) console.log(`  ${journey}`)
const {
  types,
  lint,
  rooms,
  gates,
  spec,
  unit,
  journeys: walk,
} = createChecks({
  rooms: listTouchedRooms(sources, changed, typedRooms),
  units,
  journeys,
})
const code = await runChecks({
  types,
  lint,
  rooms,
  gates,
  spec,
  ...(units.length > 0 && { unit }),
  ...(journeys.length > 0 && { journeys: walk }),
})
if (left.units + left.journeys > 0) {
  console.log(
    `Not run, and may meet the change all the same: ${left.units} files of unit tests, ${left.journeys} of journeys. npm test runs them.`,
  )
}
process.exit(code)
