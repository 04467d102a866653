import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Break, breaks } from '../e2e/service/breaks.ts'
import { buildBackoffice } from './build-backoffice.ts'
import { buildStorefront } from './build-storefront.ts'
import { root } from './checks.ts'
import { copyTree } from './copy-tree.ts'
import { findJourneyBrowser } from './find-browser.ts'
import { newSeed } from './run-long.ts'

/**
 * A whole evening, played by a seed: `npm run service -- --seed 5`. With `--break <name>` one of the bugs that services
 * have found is put back in a copy of the tree, where the evening must be red.
 */
const { values } = parseArgs({ options: { seed: { type: 'string' }, break: { type: 'string' } } })
const seed = values.seed ?? newSeed()
process.exit(values.break === undefined ? await playEvening() : await playBroken(values.break))

async function playEvening(): Promise<number> {
  await buildStorefront()
  await buildBackoffice()
  const browser = await findJourneyBrowser()
  console.log(`The evening of seed ${seed}`)
  const { status } = spawnSync('playwright', ['test', '--config', 'e2e/service/playwright.config.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...(browser && { COMANDA_CHROMIUM: browser }), SERVICE_SEED: seed, SERVICE_WHOLE: '1' },
  })
  return status ?? 1
}

async function playBroken(name: string): Promise<number> {
  const broken = breaks[name]
  if (broken === undefined) {
    console.error(`There is no ${name}; there are: ${Object.keys(breaks).join(', ')}`)
    return 1
  }
  const folder = mkdtempSync(join(tmpdir(), 'comanda-broken-'))
  try {
    copyTree(root, folder)
    breakTree(folder, broken)
    console.log(`Put back: ${broken.tells}`)
    const { status } = spawnSync(process.execPath, [join(folder, 'tools/service.ts'), '--seed', seed], {
      cwd: folder,
      stdio: 'inherit',
      env: { ...process.env, PATH: [join(folder, 'node_modules/.bin'), process.env.PATH].join(delimiter) },
    })
    console.log(status === 0 ? `Nobody noticed ${name}.` : `${name} was noticed, as above.`)
    return status === 0 ? 1 : 0
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function breakTree(folder: string, { edits }: Break): void {
  for (const { file, from, to } of edits) {
    const path = join(folder, file)
    const text = readFileSync(path, 'utf8')
    if (text.split(from).length !== 2) throw new Error(`${file} has not once: ${from}`)
    writeFileSync(
      path,
      text.replace(from, () => to),
    )
  }
}
