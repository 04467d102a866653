import { everyScreen, walkedBy } from './journey-areas.ts'
import { isProof, type Source, type Sources } from './read-sources.ts'

/** The tests that a change asks for at once, and how many more hold some of it. */
export interface Choice {
  readonly units: readonly string[]
  readonly journeys: readonly string[]
  /** Tests that hold the change only because they start everything: `npm test` runs them. */
  readonly left: { readonly units: number; readonly journeys: number }
}

/** Through these every test reaches every file: they wire the whole server, and load the demo. */
const hubs: ReadonlySet<string> = new Set([
  'apps/server/src/app.ts',
  'apps/server/src/testing/database/test-cluster.ts',
  'apps/server/src/testing/run-server.ts',
])

/** The handler of every call by the call's name. */
const callTables = ['apps/server/src/handlers.ts', 'apps/server/src/staff-handlers.ts']

const isUnit = (file: string) => /\.test\.tsx?$/.test(file) && !file.startsWith('e2e/')
const isJourney = (file: string) => /^e2e\/.*\.test\.ts$/.test(file)

/** A journey helper that more journeys use says nothing about what they are about. */
const fewJourneys = 20

export function chooseTests(sources: Sources, changed: readonly string[]): Choice {
  const users = listUsers(sources)
  const near = climb(changed, (file) => (hubs.has(file) && !changed.includes(file) ? [] : (users.get(file) ?? [])))
  const far = climb(changed, (file) => users.get(file) ?? [])
  const folders = new Set(changed.flatMap((file) => findFolder(file) ?? []))
  const files = [...sources.keys()]
  const units = files.filter((file) => isUnit(file) && (near.has(file) || folders.has(findFolder(file) ?? '')))
  const journeys = files.filter(isJourney)
  const chosen = chooseJourneys(sources, changed, journeys)
  const hasShipped = changed.some((file) => /^(?:apps|packages|demo)\//.test(file) && !isProof(file))
  return {
    units,
    journeys: chosen,
    left: {
      units: [...far].filter((file) => isUnit(file) && !units.includes(file)).length,
      journeys: hasShipped ? journeys.length - chosen.length : 0,
    },
  }
}

/** Journeys of the changed areas, and those that use a changed helper of theirs. */
function chooseJourneys(sources: Sources, changed: readonly string[], journeys: readonly string[]): string[] {
  const users = listUsers(new Map([...sources].filter(([file]) => file.startsWith('e2e/'))))
  const own = changed.filter((file) => file.startsWith('e2e/'))
  const helped = own.flatMap((file) => {
    const found = [...climb([file], (one) => users.get(one) ?? [])].filter(isJourney)
    return found.length > fewJourneys ? listStarting(everyScreen, journeys) : found
  })
  const shipped = changed.filter((file) => /^(?:apps|packages)\//.test(file) && !isProof(file))
  const walked = shipped.flatMap((file) => {
    const area = findArea(file)
    const found = listStarting(walkedBy[area] ?? [`${area}/`], journeys)
    return found.length > 0 ? found : listStarting(everyScreen, journeys)
  })
  return [...new Set([...helped, ...walked])].sort()
}

export function listStarting(beginnings: readonly string[], journeys: readonly string[]): string[] {
  return journeys.filter((journey) => beginnings.some((beginning) => journey.startsWith(`e2e/${beginning}`)))
}

/** `apps/server/src/cart` of a file in it. */
function findFolder(file: string): string | undefined {
  return file.match(/^(?:apps|packages)\/[^/]+\/src\/[^/]+(?=\/)/)?.[0]
}

/** The name of the file's folder in its room; of a room that is about one thing, the room's. */
export function findArea(file: string): string {
  const [, room = '', folder = ''] =
    file.match(/^(?:apps|packages)\/([^/]+)\/src\/(?:(?:calls(?:\/staff)?|dictionaries)\/)?([^/.]+)/) ?? []
  return room in walkedBy && !(folder in walkedBy) ? room : folder
}

/** Who runs what: every file by the files that import it, or that make the call it handles. */
function listUsers(sources: Sources): ReadonlyMap<string, readonly string[]> {
  const handlers = listHandlers(sources)
  const users = new Map<string, string[]>()
  for (const source of sources.values()) {
    for (const used of new Set([...listRun(source), ...listCalled(source, handlers)])) {
      const known = users.get(used)
      if (known) known.push(source.file)
      else users.set(used, [source.file])
    }
  }
  return users
}

function listRun({ file, imports, named }: Source): string[] {
  if (callTables.includes(file)) return []
  return [...imports.filter(({ isType }) => !isType).flatMap(({ targets }) => targets), ...named]
}

/** A test names the call that it makes, and reaches its handler through the server's tables alone. */
function listCalled({ file, text }: Source, handlers: ReadonlyMap<string, string>): string[] {
  if (handlers.size === 0 || !(isUnit(file) || file.includes('/testing/'))) return []
  return [...new Set(text.match(/\b[a-z][A-Za-z]+\b/g))].flatMap((word) => handlers.get(word) ?? [])
}

function listHandlers(sources: Sources): ReadonlyMap<string, string> {
  const imports = callTables.flatMap((table) => sources.get(table)?.imports ?? [])
  return new Map(
    imports.flatMap(({ names, targets, isType }) => {
      const [target] = targets
      return isType || names === 'all' || target === undefined ? [] : names.map((name) => [name, target] as const)
    }),
  )
}

function climb(starts: readonly string[], next: (file: string) => readonly string[]): ReadonlySet<string> {
  const reached = new Set<string>()
  const waiting = [...starts]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file)) continue
    reached.add(file)
    waiting.push(...next(file))
  }
  return reached
}

/** The rooms whose types a change can break: those that hold it or import it. All, where it is more than source. */
export function listTouchedRooms(sources: Sources, changed: readonly string[], rooms: readonly string[]): string[] {
  if (changed.some((file) => /(?:^|\/)(?:package(?:-lock)?|tsconfig[\w.]*)\.json$/.test(file))) return [...rooms]
  const users = new Map<string, string[]>()
  for (const { file, imports } of sources.values()) {
    for (const target of imports.flatMap(({ targets }) => targets))
      users.set(target, [...(users.get(target) ?? []), file])
  }
  const reached = climb(
    changed.filter((file) => sources.has(file)),
    (file) => users.get(file) ?? [],
  )
  // The outermost room checks the tests of the packages a second time, with what the tools may use.
  return rooms.filter((room) => {
    return [...reached].some((file) => (room === '.' ? !/^(?:apps|demo)\//.test(file) : file.startsWith(`${room}/`)))
  })
}
