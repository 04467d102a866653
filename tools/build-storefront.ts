import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const storefront = join(root, 'apps/storefront')
const sources =
  '{apps/storefront,packages/{ui,screen,dish,i18n,contract,rules}}/{src/**/*,vite.config.ts,index.html,package.json}'

/** Builds the storefront for browser and server, unless the existing build comes from the same sources. */
export async function buildStorefront(): Promise<void> {
  const stamp = join(storefront, 'dist/.stamp')
  const wanted = hashSources()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Building the storefront…')
  const { build } = await import('vite')
  // React's production build renders five times faster; the bundles contain it whatever NODE_ENV is later.
  const nodeEnv = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  await build({ root: storefront, logLevel: 'warn' })
  await build({ root: storefront, logLevel: 'warn', build: { ssr: 'src/entry-server.tsx' } })
  if (nodeEnv === undefined) delete process.env.NODE_ENV
  else process.env.NODE_ENV = nodeEnv
  writeFileSync(stamp, wanted)
}

function hashSources(): string {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')))
  for (const file of globSync(sources, { cwd: root }).sort()) {
    if (/\.test\.tsx?$/.test(file) || !/\.\w+$/.test(file)) continue
    hash.update(file).update(readFileSync(join(root, file)))
  }
  return hash.digest('hex')
}
