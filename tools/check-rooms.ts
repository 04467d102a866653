import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Room, rooms, slices, storefrontFloors } from './rooms.ts'

export interface ForbiddenArrow {
  readonly file: string
  readonly specifier: string
  readonly reason: string
}

const importLine =
  /(?:^|\n)\s*(?:import|export)\s(?:[^'"`;]*?\sfrom\s)?\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g
const impure = /\bDate\.now\b|\bnew Date\(\s*\)|\bMath\.random\b|\bperformance\.now\b|\bcrypto\./g

/** Reads every import line below `root` and lists the arrows the house forbids. */
export function listForbiddenArrows(root: string): ForbiddenArrow[] {
  return rooms.flatMap((room) =>
    globSync(`${room.folder}/**/*.{ts,tsx,mts}`, {
      cwd: root,
      exclude: (name) => name === 'node_modules' || name === 'dist',
    })
      .filter((file) => !file.includes('node_modules') && !file.includes('/dist/'))
      .flatMap((file) => listForbidden(root, room, file)),
  )
}

function listForbidden(root: string, room: Room, file: string): ForbiddenArrow[] {
  const text = readFileSync(join(root, file), 'utf8')
  const isProof = /\.test\.tsx?$/.test(file) || file.includes('/testing/') || /\.config\.ts$/.test(file)
  const arrows = [...text.matchAll(importLine)].flatMap((match) => {
    const specifier = match[1] ?? match[2] ?? ''
    const reason = findReason(room, file, specifier, isProof)
    return reason ? [{ file, specifier, reason }] : []
  })
  if (room.name !== 'rules' || isProof) return arrows
  const clocks = [...text.matchAll(impure)].map(([found]) => ({
    file,
    specifier: found,
    reason: 'a rule reads no clock and draws no lots',
  }))
  return [...arrows, ...clocks]
}

function findReason(room: Room, file: string, specifier: string, isProof: boolean): string | undefined {
  if (specifier.startsWith('.')) return findRelativeReason(room, file, specifier)
  if (specifier.startsWith('@comanda/')) {
    const own = specifier.startsWith(`@comanda/${room.name}/`)
    return own || room.rooms.some((door) => specifier === door || specifier.startsWith(`${door}/`))
      ? undefined
      : `${room.name} may not enter ${specifier.split('/').slice(0, 2).join('/')}`
  }
  // Proofs may use the test runner and the machine; what ships may not.
  if (isProof) return undefined
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
  if (!target.startsWith(`${room.folder}/`)) return 'a relative import may not leave its room'
  const fromSlice = findSlice(file)
  const toSlice = findSlice(target)
  if (target.endsWith('.repository.ts') && toSlice && fromSlice && fromSlice !== toSlice) {
    return `the ${fromSlice} slice may not enter the repository of ${toSlice}`
  }
  return findFloorReason(file, target)
}

function findFloorReason(file: string, target: string): string | undefined {
  const [from, to] = [file, target].map((path) => path.replace(/^apps\/storefront\/src\/(?:([^/]+)\/)?.*$/, '$1'))
  if (!file.startsWith('apps/storefront/src/') || from === undefined || to === undefined) return undefined
  const stranger = [from, to].find((folder) => folder !== '' && !storefrontFloors.includes(folder))
  if (stranger !== undefined) return `${stranger} is no floor of the storefront`
  // The entries, which stand in no folder, are found at -1: above every floor.
  const isUphill = storefrontFloors.indexOf(from) > storefrontFloors.indexOf(to)
  return isUphill ? `${from} stands below ${to || 'the entries'}` : undefined
}

function findSlice(file: string): string | undefined {
  const name = file.match(/^apps\/server\/src\/([^/]+)\//)?.[1]
  return slices.find((slice) => slice === name)
}

export function checkRooms(root: string): boolean {
  const arrows = listForbiddenArrows(root)
  for (const arrow of arrows) console.error(`${arrow.file}: ${arrow.specifier}: ${arrow.reason}`)
  console.log(arrows.length ? `${arrows.length} forbidden imports` : 'Every import stays within its rooms.')
  return arrows.length === 0
}

if (
  process.argv[1] &&
  existsSync(process.argv[1]) &&
  relative(process.argv[1], fileURLToPath(import.meta.url)) === ''
) {
  process.exit(checkRooms(dirname(dirname(fileURLToPath(import.meta.url)))) ? 0 : 1)
}
