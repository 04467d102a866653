import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'

interface Package {
  readonly license?: string
  readonly dev?: boolean
}

/** Libraries under these ask that whoever passes a program on says that they are in it. */
const wantsToBeNamed = /LGPL|(?<!L)GPL|AGPL/

it('what runs with us under a licence that wants to be named is in NOTICE [F-210]', async () => {
  const root = new URL('../', import.meta.url)
  const [lock, notice] = await Promise.all(
    ['package-lock.json', 'NOTICE'].map((file) => readFile(new URL(file, root), 'utf8')),
  )
  const { packages } = JSON.parse(lock ?? '') as { readonly packages: Readonly<Record<string, Package>> }
  const named = Object.entries(packages).filter(([, { license = '' }]) => wantsToBeNamed.test(license))
  expect(named.length).toBeGreaterThan(0)
  // Every one of them is a build of the same library.
  for (const [path] of named) expect(path).toMatch(/@img\/sharp-(libvips-|win32-|wasm32)/)
  expect(notice).toMatch(/libvips[\s\S]*Lesser General Public License/)
})
