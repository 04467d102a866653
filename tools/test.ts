import { createChecks, runChecks } from './checks.ts'

// Each check can run alone: `npm test -- unit`.
const checks = createChecks()
const asked = process.argv.slice(2)
const strangers = asked.filter((name) => !(name in checks))
if (strangers.length) {
  console.error(`There is no part named ${strangers.join(', ')}. The parts are ${Object.keys(checks).join(', ')}.`)
  process.exit(1)
}
const wanted = Object.entries(checks).filter(([name]) => asked.length === 0 || asked.includes(name))
process.exit(await runChecks(Object.fromEntries(wanted)))
