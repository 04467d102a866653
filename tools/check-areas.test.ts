import { describe, expect, it } from 'vitest'
import { type Layer, layers, sharedFolders } from './areas.ts'
import { listAreaFaults, listAreaFolders } from './check-areas.ts'
import { readSources } from './read-sources.ts'
import { openTemporaryHouse, readThisHouse } from './testing/temporary-house.ts'

const { root, write } = openTemporaryHouse()
const everyLayer = Object.keys(layers) as Layer[]

/** A file in every folder that the tables name. */
function listWholeHouse(): string[] {
  return everyLayer.flatMap((layer) =>
    [...listAreaFolders(layer), ...sharedFolders[layer]].map((name) => `${layers[layer]}/${name}/a.ts`),
  )
}

function writeAll(files: readonly string[]): void {
  write(Object.fromEntries(files.map((file) => [file, ''])))
}

describe('the areas', () => {
  it('have their names in every layer of this repository', () => {
    expect(listAreaFaults(readThisHouse())).toEqual([])
  })

  it.each([
    ['a second name on a screen', 'apps/backoffice/src/paper/a.tsx', 'apps/backoffice/src/paper'],
    ['a second name in the rules', 'packages/rules/src/pause/a.ts', 'packages/rules/src/pause'],
    ['a slice that no row has', 'apps/server/src/misc/a.ts', 'apps/server/src/misc'],
    ['words of no area', 'packages/i18n/src/dictionaries/desk/es.ts', 'packages/i18n/src/dictionaries/desk'],
    ['a subject of diners that no row has', 'apps/storefront/src/account/a.tsx', 'apps/storefront/src/account'],
    ['a file of calls', 'packages/contract/src/calls/staff/menu.ts', 'packages/contract/src/calls/staff/menu'],
    ['a folder of calls', 'packages/contract/src/calls/staff/people/a.ts', 'packages/contract/src/calls/staff/people'],
    // Only the staff's side says floor, and there nobody says table.
    ['the name of the staff below', 'apps/server/src/floor/a.ts', 'apps/server/src/floor'],
    ['the name below on the staff’s side', 'apps/backoffice/src/table/a.tsx', 'apps/backoffice/src/table'],
  ])('refuse %s', (_, file, folder) => {
    writeAll([...listWholeHouse(), file])
    expect(listAreaFaults(readSources(root()))).toEqual([`${folder} is no area`])
  })

  it('refuse a row whose folder is gone', () => {
    writeAll(listWholeHouse().filter((file) => !file.startsWith('apps/backoffice/src/floor/')))
    expect(listAreaFaults(readSources(root()))).toEqual(['apps/backoffice/src has no floor'])
  })

  it('let in a folder inside an area, and files beside the folders', () => {
    writeAll([...listWholeHouse(), 'apps/storefront/src/catalogue/dish/a.tsx', 'apps/server/src/main.ts'])
    expect(listAreaFaults(readSources(root()))).toEqual([])
  })

  it('have one row for each folder', () => {
    for (const layer of everyLayer) {
      const named = [...listAreaFolders(layer), ...sharedFolders[layer]]
      expect(named).toEqual([...new Set(named)])
    }
  })
})
