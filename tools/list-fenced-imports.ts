import { type Import, isProof, type Source, type Sources } from './read-sources.ts'
import { fencedNames } from './rooms.ts'

interface FencedImport {
  readonly file: string
  readonly specifier: string
  readonly reason: string
}

/** Imports of a name by a file outside the one folder that may import it; whoever takes a whole module takes its names. */
export function listFencedImports({ file, imports }: Source, sources: Sources): FencedImport[] {
  if (isProof(file)) return []
  const outside = Object.entries(fencedNames).filter(([, folder]) => !file.startsWith(`${folder}/`))
  return imports.flatMap((taken) =>
    outside
      .filter(([name]) => takes(taken, name, sources))
      .map(([name, folder]) => ({ file, specifier: taken.specifier, reason: `${name} is for ${folder} alone` })),
  )
}

function takes({ names, targets }: Import, name: string, sources: Sources): boolean {
  if (names !== 'all' && !names.includes(name)) return false
  return targets.some((target) => sources.get(target)?.exports.some((given) => given.name === name))
}
