import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isProof, type Sources } from './read-sources.ts'

/**
 * Packages that are imported but not declared. npm links our own packages for everyone and installs others at the top,
 * so such an import works until somebody else no longer needs the package. Knip finds what is declared but not
 * imported, because it knows how tools name their plugins.
 */
export function listUndeclared(root: string, sources: Sources): string[] {
  const declared = createDeclared(root)
  const faults = [...sources.values()].flatMap(({ file, imports }) => {
    const folder = file.match(/^(?:(?:apps|packages)\/[^/]+|demo)(?=\/)/)?.[0] ?? '.'
    // All tests share the tools of the root package.
    const known = new Set([...declared(folder), ...(isProof(file) ? declared('.') : [])])
    return imports
      .flatMap(({ specifier }) => specifier.match(/^(?:@[\w-]+\/)?[\w-][\w.-]*(?=\/|$)/)?.[0] ?? [])
      .filter((name) => !known.has(name) && !(folder === '.' && name.startsWith('@comanda/')))
      .map((name) => `${folder}/package.json does not declare ${name}`)
  })
  return [...new Set(faults)]
}

interface Manifest {
  readonly name?: string
  readonly dependencies?: object
  readonly devDependencies?: object
  readonly peerDependencies?: object
}

function createDeclared(root: string): (folder: string) => readonly string[] {
  const known = new Map<string, readonly string[]>()
  return (folder) => {
    const found = known.get(folder) ?? readDeclared(join(root, folder, 'package.json'))
    known.set(folder, found)
    return found
  }
}

function readDeclared(file: string): readonly string[] {
  const { name, ...lists } = JSON.parse(readFileSync(file, 'utf8')) as Manifest
  const { dependencies, devDependencies, peerDependencies } = lists
  return [...Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies }), ...(name ? [name] : [])]
}
