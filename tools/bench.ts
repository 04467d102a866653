import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const asked = process.argv.slice(2)

for (const file of globSync('bench/*.ts', { cwd: root }).sort()) {
  const name = file.replace(/^bench\/|\.ts$/g, '')
  if (asked.length && !asked.includes(name)) continue
  console.log(`\n▸ ${name}`)
  const { status } = spawnSync(process.execPath, [join(root, file)], { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exitCode = 1
}
