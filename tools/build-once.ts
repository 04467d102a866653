import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { InlineConfig } from 'vite'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

export interface AppBuild {
  /** Its folder in `apps`. */
  readonly app: string
  /** What is said while it is built. */
  readonly says: string
  readonly builds: readonly InlineConfig[]
}

/** Builds an app, unless the existing build comes from the same sources. */
export async function buildOnce({ app, says, builds }: AppBuild): Promise<void> {
  const folder = join(root, 'apps', app)
  const stamp = join(folder, 'dist/.stamp')
  const wanted = hashSources(app)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log(says)
  const { build } = await import('vite')
  // React's production build renders five times faster; the bundles contain it whatever NODE_ENV is later.
  const nodeEnv = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  for (const options of builds) await build({ root: folder, logLevel: 'warn', ...options })
  if (nodeEnv === undefined) delete process.env.NODE_ENV
  else process.env.NODE_ENV = nodeEnv
  writeFileSync(stamp, wanted)
}

function hashSources(app: string): string {
  const rooms = `{apps/${app},packages/{ui,screen,dish,i18n,contract,rules}}`
  const sources = [`${rooms}/{src/**/*,vite.config.ts,index.html,package.json}`, 'tools/{build,compress}-*.ts']
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')))
  for (const file of globSync(sources, { cwd: root }).sort()) {
    if (/\.test\.tsx?$/.test(file) || !/\.\w+$/.test(file)) continue
    hash.update(file).update(readFileSync(join(root, file)))
  }
  return hash.digest('hex')
}
