import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openTemporaryHouse, thisHouse } from './testing/temporary-house.ts'

const { root, write } = openTemporaryHouse()
const knip = join(thisHouse, 'node_modules/knip/bin/knip.js')
const config = join(thisHouse, 'knip.config.ts')
const run = () => {
  return spawnSync(process.execPath, [knip, '--dependencies', '--directory', root(), '--config', config], {
    encoding: 'utf8',
  })
}

it('a package that is declared and not imported is found', () => {
  write({
    'package.json': '{ "name": "house", "workspaces": ["packages/*"] }',
    'packages/a/package.json': '{ "name": "a", "dependencies": { "zod": "1" } }',
    'packages/a/src/a.ts': "import { z } from 'zod'\nexport const a = z",
  })
  expect(run()).toMatchObject({ status: 0 })
  write({ 'packages/a/src/a.ts': 'export const a = 1' })
  expect(run()).toMatchObject({ status: 1, stdout: expect.stringMatching(/zod +packages\/a\/package.json/) })
})
