import { isProof, type Sources } from './read-sources.ts'

/** Apps whose folders are floors: no two of them may import each other. */
const floored = ['apps/server/src/', 'apps/storefront/src/', 'apps/backoffice/src/']

/** Cycles of files that import each other, types included: to understand one, a reader must read them all. */
export function listCycles(sources: Sources): string[] {
  const circles = listCircles(
    new Map([...sources].map(([file, { imports }]) => [file, imports.flatMap(({ targets }) => targets)])),
  )
  return circles.map((files) => `${files.length} files import each other: ${files.join(', ')}`)
}

/** Top folders of an app that import each other. Files outside any folder count as one folder named '.'. */
export function listMutualFolders(sources: Sources): string[] {
  return floored.flatMap((app) => {
    const arrows = new Set(listFolderArrows(app, sources))
    return [...arrows].flatMap((arrow) => {
      const [from = '', to = ''] = arrow.split(' ')
      return from < to && arrows.has(`${to} ${from}`) ? [`${app}: ${from} and ${to} import each other`] : []
    })
  })
}

function listFolderArrows(app: string, sources: Sources): string[] {
  const folderOf = (file: string) => file.slice(app.length).match(/^([^/]+)\//)?.[1] ?? '.'
  return [...sources.values()]
    .filter(({ file }) => file.startsWith(app) && !isProof(file))
    .flatMap(({ file, imports }) =>
      imports
        .flatMap(({ targets }) => targets)
        .filter((target) => target.startsWith(app))
        .map((target) => `${folderOf(file)} ${folderOf(target)}`),
    )
}

/** Tarjan's strongly connected components, without single files that do not import themselves. */
function listCircles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const circles: string[][] = []
  const order = new Map<string, number>()
  const path: string[] = []
  const visit = (file: string): number => {
    const own = order.size
    order.set(file, own)
    path.push(file)
    let lowest = own
    for (const next of graph.get(file) ?? []) {
      if (!order.has(next)) lowest = Math.min(lowest, visit(next))
      else if (path.includes(next)) lowest = Math.min(lowest, order.get(next) ?? own)
    }
    if (lowest === own) {
      const circle = path.splice(path.indexOf(file))
      if (circle.length > 1 || graph.get(file)?.includes(file)) circles.push(circle.sort())
    }
    return lowest
  }
  for (const file of graph.keys()) if (!order.has(file)) visit(file)
  return circles
}
