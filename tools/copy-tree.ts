import { cpSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'

const left = new Set(['node_modules', '.git', '.data', 'test-results'])

/** The sources and what was built of them; the packages are those of the first tree, and the rooms its own. */
export function copyTree(root: string, to: string): void {
  cpSync(root, to, { recursive: true, filter: (path) => path === root || !left.has(basename(path)) })
  const [packages, copied] = [join(root, 'node_modules'), join(to, 'node_modules')]
  mkdirSync(join(copied, '@comanda'), { recursive: true })
  for (const name of readdirSync(packages)) {
    if (name !== '@comanda' && name !== '.cache') symlinkSync(join(packages, name), join(copied, name))
  }
  for (const room of readdirSync(join(packages, '@comanda'))) {
    const of = resolve(join(packages, '@comanda'), readlinkSync(join(packages, '@comanda', room)))
    symlinkSync(join(to, of.slice(root.length + 1)), join(copied, '@comanda', room))
  }
}
