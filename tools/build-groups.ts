export interface ModuleGraph {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null
}

/** Whether a source, or anything that it loads at once, imports the module: for a build that groups modules by that. */
export function isNeededBy(source: string, id: string, graph: ModuleGraph, seen = new Set<string>()): boolean {
  if (id.endsWith(source)) return true
  if (seen.has(id)) return false
  seen.add(id)
  return graph.getModuleInfo(id)?.importers.some((importer) => isNeededBy(source, importer, graph, seen)) ?? false
}
