import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Decisions, and what a trial found, are not read: each tells what was true on its day, and names files that others have
 * moved since.
 */
const documents = [
  '*.md',
  'docs/!(found-in-use).md',
  'docs/screens/**/*.md',
  '{apps,packages,demo,e2e,bench,tools}/**/*.md',
]
const foreign = new Set(['node_modules', 'dist', '.git'])

/** Names that lead nowhere and may be named all the same, each with the reason why. */
const allowed: Readonly<Record<string, string>> = {
  '.data/': 'the server makes it at its first start',
  'CHANGELOG.md': 'the operator asks for it, and it comes with the first release',
  'deploy/': 'the operator asks for it, and it comes with the first release',
  'docs/deploy.md': 'the operator asks for it, and it comes with the first release',
}

/** The page that everybody reads first stays a page. */
const mostWords: Readonly<Record<string, number>> = { 'docs/architecture.md': 1_200 }

const code = /`+([^`]+)`+/g
const link = /\]\(([^)\s]+)\)|\b(?:src|href)="([^"]+)"/g
const path = /^(?:[\w.<>*{},-]+\/)*[\w.<>*{},-]+\/?$/
const sourceName = /\.(?:tsx?|mts|mjs|js|json|md|webp|css|html|sql|ya?ml)$/
const topFolder = /^(?:apps|packages|demo|docs|e2e|bench|tools)\//
/** A part of a name that stands for many: `<screen>.screen.tsx`, `*.repository.ts`. */
const openPart = /<[^>]+>|\*+|NNNN/

/** Paths in documents that lead nowhere, and exceptions that are no longer needed. */
export function listLostPaths(root: string, exceptions: Readonly<Record<string, string>> = allowed): string[] {
  const files = globSync('**/*', { cwd: root, exclude: (name) => foreign.has(name) })
  const known = new Set(files.flatMap((file) => [file, shorten(file)]))
  // Every way to end a path, so that `http/reply.ts` finds the file wherever its room is.
  const endings = new Set([...known].flatMap(listEndings))
  const isThere = (document: string, name: string) => known.has(join(dirname(document), name).replace(/\/$/, ''))
  const lost = globSync(documents, { cwd: root, exclude: (name) => foreign.has(name) })
    .sort()
    .flatMap((document) => {
      const text = readFileSync(join(root, document), 'utf8')
      const [near, named] = [listNamed(text).filter(isRelative), listNamed(text).filter((name) => !isRelative(name))]
      return [
        ...named.filter((name) => !(name in exceptions) && !isFound(name, endings)),
        ...[...near, ...listLinked(text)].filter((name) => !isThere(document, name)),
      ].map((name) => `${document} names ${name}, which is not there`)
    })
  const found = Object.keys(exceptions).filter((name) => endings.has(name) && !name.startsWith('.'))
  return [...lost, ...found.map((name) => `${name} is there, and needs no exception in tools/check-documents.ts`)]
}

function isRelative(name: string): boolean {
  return /^\.\.?\//.test(name)
}

/** Documents with more words than they may have. */
export function listLongDocuments(root: string): string[] {
  return globSync(Object.keys(mostWords), { cwd: root }).flatMap((document) => {
    const words = readFileSync(join(root, document), 'utf8').split(/\s+/).filter(Boolean).length
    const most = mostWords[document] ?? 0
    return words > most ? [`${document} has ${words} words; ${most} at most`] : []
  })
}

/** Documents leave out the folder that every room has. */
function shorten(file: string): string {
  return file.replace('/src/', '/')
}

function listEndings(file: string): string[] {
  const parts = file.split('/')
  return parts.flatMap((_, from) => {
    const ending = parts.slice(from).join('/')
    // A file may be named without what follows its first dot, and a folder with a stroke at its end.
    return [ending, `${ending}/`, ending.replace(/^((?:[^/]+\/)*[^/.]+)\.[^/]*$/, '$1')]
  })
}

function isFound(name: string, endings: ReadonlySet<string>): boolean {
  if (endings.has(name)) return true
  if (!openPart.test(name)) return false
  const parts = name.split(openPart).map((part) => part.replace(/[.{}]/g, '\\$&'))
  const pattern = new RegExp(`^${parts.join('[^/]+')}$`)
  return [...endings].some((ending) => pattern.test(ending))
}

/** In what is set as code: a word that ends as a file of ours does, begins as a room of ours, or is a folder. */
function listNamed(text: string): string[] {
  const words = [...text.matchAll(code)].flatMap(([, inside = '']) => inside.split(/[\s'"()]+/))
  return [...new Set(words)].filter((word) => {
    return (
      path.test(word) && (sourceName.test(word) || topFolder.test(word) || (word.endsWith('/') && !word.includes('<')))
    )
  })
}

function listLinked(text: string): string[] {
  return [...text.matchAll(link)]
    .map(([, first = '', second = '']) => (first || second).replace(/#.*$/, ''))
    .filter((target) => target !== '' && !/^[a-z]+:/.test(target))
}
