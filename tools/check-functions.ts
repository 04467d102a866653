import type { Node } from 'oxc-parser'
import { isProof, type Source, type Sources } from './read-sources.ts'
import { walkProgram } from './walk-program.ts'

const limit = 100

/**
 * The chapters and stories of a test: a chapter holds tests, and a story that walks through a whole evening is read from
 * top to bottom. Everything else of a test obeys, such as the functions that set it up.
 */
const chapter = /^(?:describe|it|test)\b/

/**
 * Functions that are longer than anybody reads at once. What a function holds counts as its own, whether it is code, a
 * list or another function; so does every line, its comments and its empty ones too.
 */
export function listLongFunctions(sources: Sources): string[] {
  return [...sources.values()].flatMap(listFaults)
}

function listFaults(source: Source): string[] {
  if (countLines(source.text) <= limit) return []
  const { file, text } = source
  const faults: string[] = []
  walkProgram(source.parse(), (node, [parent]) => {
    const lines = isFunction(node) ? countLines(text.slice(node.start, node.end)) : 0
    if (lines <= limit || isChapter(source, parent)) return
    faults.push(`${file}:${countLines(text.slice(0, node.start))} is a function of ${lines} lines; ${limit} at most`)
  })
  return faults
}

function isFunction({ type }: Node): boolean {
  return type === 'FunctionDeclaration' || type === 'FunctionExpression' || type === 'ArrowFunctionExpression'
}

function isChapter({ file, text }: Source, parent: Node | undefined): boolean {
  if (parent?.type !== 'CallExpression' || !isProof(file)) return false
  return chapter.test(text.slice(parent.callee.start, parent.callee.end))
}

function countLines(text: string): number {
  return text.split('\n').length
}
