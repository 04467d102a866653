import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { traceRequirements } from './trace.ts'

const { requirements, proofs, unknown, idle, crowded, empty } = traceRequirements(
  dirname(dirname(fileURLToPath(import.meta.url))),
)
const wanted = process.argv.slice(2).map((area) => area.toUpperCase())
const ids = [...requirements.keys()].filter((id) => !wanted.length || wanted.includes(id.split('-')[0] ?? ''))

for (const id of ids.filter((id) => proofs.has(id))) console.log(`${id}  ${proofs.get(id)?.join(', ')}`)
console.log('\nWithout a test:')
for (const id of ids.filter((id) => !proofs.has(id))) console.log(`${id}  ${requirements.get(id)?.slice(0, 110)}`)

console.log('\nBy area:')
for (const area of new Set(ids.map((id) => id.split('-')[0]))) {
  const all = ids.filter((id) => id.startsWith(`${area}-`))
  console.log(`${String(area).padEnd(10)} ${all.filter((id) => proofs.has(id)).length} of ${all.length}`)
}
console.log(`${ids.filter((id) => proofs.has(id)).length} of ${ids.length} requirements named by a test`)
for (const file of idle) console.log(`${file} does not count: no app runs what it tries`)
for (const test of empty) console.log(`${test} does not count: it is not run, or expects nothing`)
for (const test of crowded) console.error(`${test}: six are the most, so split it`)
for (const id of unknown) console.error(`${id} is named by ${proofs.get(id)?.join(', ')} but is not a requirement`)
process.exit(unknown.length + crowded.length > 0 ? 1 : 0)
