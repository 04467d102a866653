import { type Node, visitorKeys } from 'oxc-parser'

/** Shows every node of a program, each with the nodes it stands in, the nearest first. */
export function walkProgram(node: Node, look: (node: Node, above: readonly Node[]) => void): void {
  const visit = (one: Node, above: readonly Node[]) => {
    look(one, above)
    const inside = [one, ...above]
    for (const child of listChildren(one)) visit(child, inside)
  }
  visit(node, [])
}

function listChildren(node: Node): Node[] {
  const parts = node as unknown as Readonly<Record<string, Node | readonly (Node | null)[] | null>>
  return (visitorKeys[node.type] ?? []).flatMap((key) => parts[key] ?? []).filter((child) => child !== null)
}
