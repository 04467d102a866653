import { dirname, join, normalize } from 'node:path'
import { listAreaFaults } from './check-areas.ts'
import { listFencedImports } from './list-fenced-imports.ts'
import { isProof, readSources, type Source, type Sources } from './read-sources.ts'
import { floors, mostFiles, openImports, openRepositories, type Room, rooms } from './rooms.ts'

export interface ForbiddenArrow {
  readonly file: string
  readonly specifier: string
  readonly reason: string
}

const impure = /\bDate\.now\b|\bnew Date\(\s*\)|\bMath\.random\b|\bperformance\.now\b|\bcrypto\./g

/** The imports that the table of rooms forbids. */
export function listForbiddenArrows(sources: Sources): ForbiddenArrow[] {
  const arrows = [...sources.values()].flatMap((source) => {
    const room = rooms.find(({ folder }) => source.file.startsWith(`${folder}/`))
    return [
      ...(room ? listForbidden(room, source) : []),
      ...listUnclear(source),
      ...listIntoProofs(source),
      ...listFencedImports(source, sources),
    ]
  })
  return [...arrows, ...listCrowded(sources), ...listNeedlesslyOpen(sources)]
}

function listCrowded(sources: Sources): ForbiddenArrow[] {
  return Object.entries(mostFiles).flatMap(([slice, most]) => {
    const folder = `apps/server/src/${slice}/`
    const count = [...sources.keys()].filter((file) => file.startsWith(folder) && !isProof(file)).length
    return count > most ? [{ file: folder, specifier: `${count} files`, reason: `${slice} has at most ${most}` }] : []
  })
}

function listNeedlesslyOpen(sources: Sources): ForbiddenArrow[] {
  const isEntered = (repository: string) => {
    return [...sources.values()].some(({ file, imports }) => {
      const isOutside = findServerFolder(file) !== undefined && !file.startsWith(`${dirname(repository)}/`)
      return isOutside && !isProof(file) && imports.some(({ targets }) => targets.includes(repository))
    })
  }
  return Object.keys(openRepositories)
    .filter((repository) => sources.has(repository) && !isEntered(repository))
    .map((file) => ({ file, specifier: file, reason: 'it stands in openRepositories and needs no place there' }))
}

function listUnclear({ file, open }: Source): ForbiddenArrow[] {
  if (file in openImports) {
    return open.length ? [] : [{ file, specifier: file, reason: 'it stands in openImports and needs no place there' }]
  }
  if (isProof(file)) return []
  return open.map((specifier) => ({ file, specifier, reason: 'an import says which file it means' }))
}

/** What ships enters no test. Benchmarks and tools drive journeys, so a journey enters neither. */
function listIntoProofs({ file, imports }: Source): ForbiddenArrow[] {
  const isAbove = (target: string) => file.startsWith('e2e/') && /^(?:bench|tools)\//.test(target)
  return imports.flatMap(({ specifier, targets }) => {
    if (!isProof(file) && targets.some(isProof)) return [{ file, specifier, reason: 'what ships enters no test' }]
    return targets.some(isAbove) ? [{ file, specifier, reason: 'a journey enters no tool' }] : []
  })
}

function listForbidden(room: Room, { file, text, imports }: Source): ForbiddenArrow[] {
  const arrows = imports.flatMap(({ specifier }) => {
    const reason = findReason(room, file, specifier)
    return reason ? [{ file, specifier, reason }] : []
  })
  if (room.name !== 'rules' || isProof(file)) return arrows
  const clocks = [...text.matchAll(impure)].map(([found]) => ({
    file,
    specifier: found,
    reason: 'a rule reads no clock and draws no lots',
  }))
  return [...arrows, ...clocks]
}

function findReason(room: Room, file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return findRelativeReason(room, file, specifier)
  if (specifier.startsWith('@comanda/')) {
    const own = specifier.startsWith(`@comanda/${room.name}/`)
    const doors = isProof(file) ? [...room.rooms, ...(room.proofRooms ?? [])] : room.rooms
    return own || doors.some((door) => specifier === door || specifier.startsWith(`${door}/`))
      ? undefined
      : `${room.name} may not enter ${specifier.split('/').slice(0, 2).join('/')}`
  }
  // Tests may use the test runner and Node; shipped code may not.
  if (isProof(file)) return undefined
  return isAllowedPackage(room, specifier) ? undefined : `${room.name} may not use ${specifier}`
}

function isAllowedPackage(room: Room, specifier: string): boolean {
  return room.packages.some(
    (name) =>
      name === '*' ||
      specifier === name ||
      specifier.startsWith(`${name}/`) ||
      (name === 'node:*' && specifier.startsWith('node:')),
  )
}

function findRelativeReason(room: Room, file: string, specifier: string): string | undefined {
  const target = normalize(join(dirname(file), specifier))
  // How a room is built is no part of it.
  if (file === `${room.folder}/vite.config.ts` && target.startsWith('tools/')) return undefined
  if (!target.startsWith(`${room.folder}/`)) return 'a relative import may not leave its room'
  const from = findServerFolder(file)
  const to = findServerFolder(target)
  const isPrivate = target.endsWith('.repository.ts') && !(target in openRepositories)
  if (isPrivate && from !== undefined && from !== to && from !== 'testing') {
    return `${from} may not enter the repository of ${to}`
  }
  // The server's tests run on the whole server, whatever their floor.
  return room.name === 'server' && isProof(file) ? undefined : findFloorReason(room, file, target)
}

function findFloorReason(room: Room, file: string, target: string): string | undefined {
  const folders = isFloored(room.name) ? floors[room.name] : undefined
  const [from, to] = [file, target].map((path) => path.replace(/^apps\/\w+\/src\/(?:([^/]+)\/)?.*$/, '$1'))
  if (folders === undefined || from === undefined || to === undefined) return undefined
  const stranger = [from, to].find((folder) => folder !== '' && !folders.includes(folder))
  if (stranger !== undefined) return `${stranger} is no floor of the ${room.name}`
  // The entries are in no folder, so they are found at -1: above every floor.
  const isUphill = folders.indexOf(from) > folders.indexOf(to)
  return isUphill ? `${from} stands below ${to || 'the entries'}` : undefined
}

function isFloored(name: string): name is keyof typeof floors {
  return name in floors
}

/** Undefined for the entries, which are in no folder. */
function findServerFolder(file: string): string | undefined {
  return file.match(/^apps\/server\/src\/([^/]+)\//)?.[1]
}

export function checkRooms(root: string): boolean {
  const sources = readSources(root)
  const arrows = listForbiddenArrows(sources)
  for (const arrow of arrows) console.error(`${arrow.file}: ${arrow.specifier}: ${arrow.reason}`)
  console.log(arrows.length ? `${arrows.length} forbidden imports` : 'Every import stays within its rooms.')
  const strangers = listAreaFaults(sources)
  for (const stranger of strangers) console.error(`${stranger} (tools/areas.ts)`)
  return arrows.length === 0 && strangers.length === 0
}
