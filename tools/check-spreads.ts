import type { Node } from 'oxc-parser'
import type { Source, Sources } from './read-sources.ts'
import { walkProgram } from './walk-program.ts'

const anySpread = /\.\.\.[\s(]*\{/

/**
 * Literals that are spread into another one, as in `{ ...{ name, nane } }`: TypeScript looks for surplus members in what
 * is written in the outer literal alone, so a misspelt one goes by. A literal that is spread on a condition is let
 * through, though it is not looked at either: a member that may be missing, and may not be undefined, has no other
 * spelling. It holds no more than what depends on the condition, and what must never be dropped in silence has a check
 * of its own: the rows of `hotInsert` are exact.
 */
export function listSpreadLiterals(sources: Sources): string[] {
  return [...sources.values()].filter(({ text }) => anySpread.test(text)).flatMap(listFaults)
}

function listFaults({ file, text, parse }: Source): string[] {
  const faults: string[] = []
  walkProgram(parse(), (node, [parent]) => {
    const isSpread = node.type === 'JSXSpreadAttribute' || (node.type === 'SpreadElement' && isObject(parent))
    if (!isSpread || !isObject(withoutType(node.argument))) return
    const line = text.slice(0, node.start).split('\n').length
    faults.push(`${file}:${line} spreads a literal, so nobody sees a surplus member of it; write its members out`)
  })
  return faults
}

function isObject(node: Node | undefined): boolean {
  return node?.type === 'ObjectExpression'
}

/** `{ … } as const`, or in brackets, is a literal all the same. */
function withoutType(node: Node): Node {
  const isWrapped =
    node.type === 'ParenthesizedExpression' || node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression'
  return isWrapped ? withoutType(node.expression) : node
}
