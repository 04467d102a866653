import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { type Program, parseSync } from 'oxc-parser'
import { listLateImports } from './list-late-imports.ts'

/** What one import statement asks for. */
export interface Import {
  readonly specifier: string
  /** The files of ours that it means: none for an external package, several where a part is known only at run time. */
  readonly targets: readonly string[]
  /** The names it takes, types included; 'all' where it takes the whole module. */
  readonly names: readonly string[] | 'all'
  /** Nothing of it is left when the file runs. */
  readonly isType: boolean
}

export interface Source {
  readonly file: string
  readonly text: string
  readonly imports: readonly Import[]
  readonly exports: readonly Export[]
  /** Files of ours that are started by their path, without an import. */
  readonly named: readonly string[]
  /** Imports whose file is known only when they run, as they are written. */
  readonly open: readonly string[]
  /** Its syntax, read anew at every call: all trees at once would fill the memory. */
  readonly parse: () => Program
}

export interface Export {
  readonly name: string
  readonly isType: boolean
}

export type Sources = ReadonlyMap<string, Source>

/** The plain JavaScript of `tools` runs before anything is installed, and is no part of the house. */
const everySource = [
  '*.config.ts',
  'tools/**/*.ts',
  '{apps,packages,demo,e2e,bench}/**/*.{ts,tsx,mts,cts,js,jsx,mjs,cjs}',
]

const pathInText = /(['"])(?:\.\/)?([\w./-]+\.tsx?)\1/g
/** A part of an imported name that is known only when it runs, or that the bundler fills in. */
const unknownPart = /\$\{.*\}|\*/

/** Every source file of the repository with its imports and exports; all gates share it. */
export function readSources(root: string): Sources {
  const files = globSync(everySource, {
    cwd: root,
    exclude: (name) => name === 'node_modules' || name === 'dist',
  }).sort()
  const known = new Set(files)
  const resolve = createResolve(root, files)
  return new Map(
    files.map((file) => {
      const source = readSource(root, file, resolve)
      return [file, { ...source, named: isRunner(file) ? listNamed(source, known) : [] }]
    }),
  )
}

/** Tests, what only they use, and settings of tools: none of it reaches a visitor. */
export function isProof(file: string): boolean {
  return (
    /\.test\.tsx?$|\.config\.ts$/.test(file) || file.includes('/testing/') || !/^(?:apps|packages|demo)\//.test(file)
  )
}

/** Settings name what a tool starts, and benchmarks what they measure. */
function isRunner(file: string): boolean {
  return file.startsWith('bench/') || file.endsWith('.config.ts')
}

type Resolve = (file: string, specifier: string) => readonly string[]

function readSource(root: string, file: string, resolve: Resolve): Omit<Source, 'named'> {
  const text = readFileSync(join(root, file), 'utf8')
  const parse = () => parseSync(file, text).program
  const { module } = parseSync(file, text)
  const late = listLateImports(text, parse)
  const from = (specifier: string, names: Import['names'], isType = false): Import => {
    return { specifier, names, isType, targets: resolve(file, specifier) }
  }
  const given = module.staticExports.flatMap(({ entries }) => entries)
  return {
    file,
    text,
    imports: [
      ...module.staticImports.map(({ moduleRequest, entries }) => {
        const isType = entries.length > 0 && entries.every((entry) => entry.isType)
        return from(moduleRequest.value, toNames(entries.map(({ importName }) => importName)), isType)
      }),
      ...given.flatMap(({ moduleRequest, importName, isType }) => {
        return moduleRequest ? [from(moduleRequest.value, toNames([importName]), isType)] : []
      }),
      ...late.specifiers.map((specifier) => from(specifier, 'all')),
      // What is no source, such as a picture or a document, is read and not imported.
      ...late.paths.map((path) => from(path, 'all')).filter(({ targets }) => targets.length > 0),
    ],
    open: late.open,
    parse,
    exports: given.flatMap(({ exportName: { kind, name }, isType }) => {
      return kind === 'None' ? [] : [{ name: name ?? 'default', isType }]
    }),
  }
}

/** A path is relative to the file's own folder or to one above it. */
function listNamed({ file, text }: Pick<Source, 'file' | 'text'>, known: ReadonlySet<string>): string[] {
  const folders = dirname(file)
    .split('/')
    .map((_, depth, parts) => parts.slice(0, depth + 1).join('/'))
  return [...text.matchAll(pathInText)].flatMap(([, , path = '']) =>
    ['.', ...folders].map((folder) => normalize(join(folder, path))).filter((found) => known.has(found)),
  )
}

function toNames(taken: readonly { readonly kind: string; readonly name: string | null }[]): Import['names'] {
  const isWhole = taken.some(({ kind }) => kind !== 'Name' && kind !== 'Default')
  return isWhole ? 'all' : taken.map(({ name }) => name ?? 'default')
}

function createResolve(root: string, files: readonly string[]): Resolve {
  const known = new Set(files)
  const doors = listDoors(root)
  const find = (path: string): readonly string[] => {
    const name = path.replace(/\?.*$/, '')
    if (!unknownPart.test(name)) return known.has(name) ? [name] : []
    const [start = '', end = ''] = name.split(unknownPart)
    const longer = start.length + end.length
    return files.filter((file) => file.length > longer && file.startsWith(start) && file.endsWith(end))
  }
  return (file, specifier) => {
    if (specifier.startsWith('.')) return find(normalize(join(dirname(file), specifier))).filter((one) => one !== file)
    const door = doors.find(({ start, end }) => specifier.startsWith(start) && specifier.endsWith(end))
    if (door === undefined) return []
    return find(door.path.replace('*', specifier.slice(door.start.length, specifier.length - door.end.length)))
  }
}

interface Door {
  readonly start: string
  readonly end: string
  readonly path: string
}

/** What the packages' `exports` allow; the longest name first, as in Node. */
function listDoors(root: string): readonly Door[] {
  return globSync('{apps/*,packages/*,demo}/package.json', { cwd: root })
    .flatMap((file) => {
      const { name, exports = {} } = JSON.parse(readFileSync(join(root, file), 'utf8')) as Manifest
      return Object.entries(exports).map(([asked, path]) => {
        const [start = '', end = ''] = `${name}${asked.slice(1)}`.split('*')
        return { start, end, path: join(dirname(file), path) }
      })
    })
    .sort((one, other) => other.start.length - one.start.length)
}

interface Manifest {
  readonly name: string
  readonly exports?: Readonly<Record<string, string>>
}
