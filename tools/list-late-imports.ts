import type { Node, Program } from 'oxc-parser'
import { walkProgram } from './walk-program.ts'

export interface LateImports {
  readonly specifiers: readonly string[]
  /** Files of any kind, by their way from this one. */
  readonly paths: readonly string[]
  /** Where the name is known only when it runs, the words that make it. */
  readonly open: readonly string[]
}

/**
 * What a file names elsewhere than in its import statements: with `import(…)`, in a type as well, with `require`, with
 * `new URL(…, import.meta.url)`, or by a pattern that the bundler fills in.
 */
export function listLateImports(text: string, parse: () => Program): LateImports {
  const found = { specifiers: [] as string[], paths: [] as string[], open: [] as string[] }
  // Most files have none, and need not be read a second time.
  if (!/\bimport\s*[(./]|\brequire\b/.test(text)) return found
  walkProgram(parse(), (node) => {
    const named = findNamed(node)
    if (named === undefined) return
    const name = readText(named, text)
    if (node.type === 'NewExpression') found.paths.push(name ?? '')
    else if (name === undefined) found.open.push(text.slice(named.start, named.end))
    else found.specifiers.push(name)
  })
  return found
}

function findNamed(node: Node): Node | undefined {
  if (node.type === 'ImportExpression' || node.type === 'TSImportType') return node.source
  if (node.type === 'TSExternalModuleReference') return node.expression
  if (node.type === 'NewExpression') {
    const [path, base] = node.arguments
    return node.callee.type === 'Identifier' && node.callee.name === 'URL' && isMeta(base, 'url') ? path : undefined
  }
  if (node.type !== 'CallExpression') return undefined
  const { callee } = node
  const isNaming =
    isMeta(callee, 'glob') || isMeta(callee, 'resolve') || (callee.type === 'Identifier' && callee.name === 'require')
  return isNaming ? node.arguments[0] : undefined
}

/** `import.meta.url` and its like. */
function isMeta(node: Node | undefined, name: string): boolean {
  return (
    node?.type === 'MemberExpression' &&
    node.object.type === 'MetaProperty' &&
    node.property.type === 'Identifier' &&
    node.property.name === name
  )
}

/** A text as it is written, with `${…}` where a part is known only when it runs. */
function readText(node: Node, text: string): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined
  return node.type === 'TemplateLiteral' ? text.slice(node.start + 1, node.end - 1) : undefined
}
