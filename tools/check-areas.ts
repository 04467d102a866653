import { areas, type Layer, layers, sharedFolders, staffLayers, staffNames } from './areas.ts'
import type { Sources } from './read-sources.ts'

/** Folders that the table of areas does not name, and folders that it names and that are not there. */
export function listAreaFaults(sources: Sources): string[] {
  return (Object.keys(layers) as Layer[]).flatMap((layer) => {
    const there = listFolders(sources, layers[layer])
    const named = [...listAreaFolders(layer), ...sharedFolders[layer]]
    return [
      ...there.filter((name) => !named.includes(name)).map((name) => `${layers[layer]}/${name} is no area`),
      ...named.filter((name) => !there.includes(name)).map((name) => `${layers[layer]} has no ${name}`),
    ]
  })
}

/** The folders that a layer has by the table of areas. */
export function listAreaFolders(layer: Layer): string[] {
  return Object.entries(areas).flatMap(([area, among]) => {
    const staffName = staffLayers.includes(layer) ? staffNames[area] : undefined
    return [...(among.includes(layer) ? [area] : []), ...(staffName ? [staffName] : [])]
  })
}

/** The folders in a folder of sources. Calls lie in a file per area, or in a folder of files. */
function listFolders(sources: Sources, parent: string): string[] {
  const hasFiles = parent === layers.contract
  const names = [...sources.keys()]
    .filter((file) => file.startsWith(`${parent}/`))
    .map((file) => file.slice(parent.length + 1))
    .filter((path) => path.includes('/') || (hasFiles && !path.endsWith('.test.ts')))
    .map((path) => path.split('/')[0]?.replace(/\.ts$/, '') ?? '')
  return [...new Set(names)]
}
