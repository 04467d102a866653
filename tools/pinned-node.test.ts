import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

interface Locked {
  readonly version: string
  readonly os?: string | readonly string[]
  readonly cpu?: string | readonly string[]
  readonly optional?: boolean
  readonly bin?: Readonly<Record<string, string>>
}

interface PinnedNode {
  readonly nodeCarriers: Readonly<Record<string, string>>
  readonly findPinnedNode: (root: string, machine: { platform: string; arch: string }) => string | undefined
}

// Plain JavaScript without types, as everything that runs before the installation.
const file = './pinned-node.mjs'
const { findPinnedNode, nodeCarriers } = (await import(file)) as PinnedNode

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const read = (name: string) => JSON.parse(readFileSync(join(root, name), 'utf8'))
const packages: Readonly<Record<string, Locked>> = read('package-lock.json').packages
const { optionalDependencies } = read('package.json')

describe('the pinned Node', () => {
  it.each(Object.entries(nodeCarriers))(
    'for %s comes with %s, which the lock file holds [F-100]',
    (platform, carrier) => {
      const [os = '', cpu = ''] = platform.split('-')
      const locked = packages[`node_modules/${carrier}`]
      expect(locked?.version).toMatch(/^24\./)
      expect(optionalDependencies[carrier]).toBe(locked?.version)
      expect([locked?.os, locked?.cpu, locked?.optional].flat()).toEqual([os, cpu, true])
      const path = findPinnedNode('/srv', { platform: os, arch: cpu })
      expect(path).toBe(join('/srv/node_modules', carrier, 'bin', os === 'win32' ? 'node.exe' : 'node'))
      expect(path?.endsWith(Object.values(locked?.bin ?? {})[0] ?? 'nothing')).toBe(true)
    },
  )

  it('is the one on this machine [F-100]', () => {
    const here = findPinnedNode(root, process)
    expect(here === undefined || existsSync(here)).toBe(true)
  })

  it('is none where no package carries one', () => {
    expect(findPinnedNode('/srv', { platform: 'sunos', arch: 'x64' })).toBeUndefined()
  })
})
