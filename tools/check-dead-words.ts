import type { Node } from 'oxc-parser'
import { isProof, type Source, type Sources } from './read-sources.ts'
import { walkProgram } from './walk-program.ts'

const dictionaries = /^packages\/i18n\/src\/(?:dictionaries|mail)\//
/** Functions that answer with a dictionary, or with some areas of one. */
const givers: ReadonlySet<string> = new Set([
  'useWords',
  'words',
  'loadWords',
  'loadSpokenWords',
  'dictionaryOf',
  'mailWordsOf',
])
/** Names that a dictionary has wherever its type is not written. */
const roots: ReadonlySet<string> = new Set(['words', 'screens'])
/** How types of it are named. */
const wordTypes = /(?:Words|Dictionary|Speech)$/

/**
 * The words of a dictionary that no program says. Each is followed by its names, from wherever a section is unpacked to
 * the last member that is spelled. What is chosen while a program runs counts with all below it; of a whole section only
 * what somebody spells as a text.
 */
export function listDeadWords(sources: Sources, dictionary: object): string[] {
  const programs = [...sources.values()].filter(({ file }) => !isProof(file) && !dictionaries.test(file))
  const spelled = listSpelled(programs)
  const said = new Set(programs.flatMap((source) => [...listSaid(source, spelled)]))
  return listLeaves(dictionary, [])
    .filter((leaf) => !isSaid(leaf, said))
    .map((leaf) => leaf.join('.'))
}

/** It is spelled whole, or a group that it belongs to is taken as it is. */
function isSaid(leaf: Path, said: ReadonlySet<string>): boolean {
  const groups = leaf.map((_, at) => leaf.slice(0, at + 1)).filter(({ length }) => length > 1 || leaf.length === 1)
  return groups.some((path) => said.has(path.join('.')))
}

function listLeaves(words: unknown, path: Path): Path[] {
  if (typeof words !== 'object' || words === null) return [path]
  return Object.entries(words).flatMap(([key, inner]) => listLeaves(inner, [...path, key]))
}

interface Spelled {
  /** Texts and names of members, by room. */
  readonly inRoom: ReadonlyMap<string, ReadonlySet<string>>
  /** What a type asks of a section that it is handed without naming it. */
  readonly asked: ReadonlySet<string>
}

const toRoom = (file: string) => file.split('/').slice(0, 2).join('/')

function listSpelled(programs: readonly Source[]): Spelled {
  const inRoom = new Map<string, Set<string>>()
  const asked = new Set<string>()
  for (const { file, text, parse } of programs) {
    const own = inRoom.get(toRoom(file)) ?? new Set()
    inRoom.set(toRoom(file), own)
    for (const [, quoted, member] of text.matchAll(/'([\w.-]+)'|\b(\w+):/g)) own.add(quoted ?? member ?? '')
    if (!/\b\w*[wW]ords:? \{|\bPick</.test(text)) continue
    walkProgram(parse(), (node) => {
      for (const member of listAsked(node)) asked.add(member)
    })
  }
  return { inRoom, asked }
}

/** The members of `interface PinWords { … }`, of `words: { … }`, and those that are picked of a section. */
function listAsked(node: Node): string[] {
  if (node.type === 'TSTypeReference' && nameOf(node.typeName) === 'Pick' && findTypedPath(node) !== null) {
    const picked = node.typeArguments?.params[1]
    return (picked?.type === 'TSUnionType' ? picked.types : [picked]).flatMap((one) =>
      one?.type === 'TSLiteralType' && one.literal.type === 'Literal' ? [String(one.literal.value)] : [],
    )
  }
  if (node.type === 'TSInterfaceDeclaration' && wordTypes.test(node.id.name)) return listMembers(node.body.body)
  if (node.type !== 'TSPropertySignature' || !roots.has(nameOf(node.key))) return []
  const type = node.typeAnnotation?.typeAnnotation
  return type?.type === 'TSTypeLiteral' ? listMembers(type.members) : []
}

function listMembers(members: readonly Node[]): string[] {
  return members.flatMap((member) => (member.type === 'TSPropertySignature' ? [nameOf(member.key)] : []))
}

function nameOf(node: Node): string {
  return node.type === 'Identifier' ? node.name : ''
}

/** From the dictionary down; the empty one is the dictionary itself. */
type Path = readonly string[]
/** The paths that a name of a program stands for. */
type Names = Map<string, Map<string, Path>>

function listSaid({ file, text, parse }: Source, { inRoom, asked }: Spelled): ReadonlySet<string> {
  const said = new Set<string>()
  if (!/words|dictionary|speech|screens/i.test(text)) return said
  const program = parse()
  const names: Names = new Map()
  // A group that is unpacked from a section that is unpacked: nobody goes deeper.
  for (let round = 0; round < 4; round++) walkProgram(program, (node) => nameParts(node, names))
  const rooms = [...inRoom].filter(([room]) => room === toRoom(file) || room.startsWith('packages/'))
  walkProgram(program, (node, above) => {
    const use = findUse(node, above)
    for (const path of use === null ? [] : listPaths(node, names)) {
      said.add(path.join('.'))
      if (path.length !== 1) continue
      const keys = use === 'chosen' ? rooms.flatMap(([, own]) => [...own]) : asked
      for (const key of keys) said.add(`${path[0]}.${key}`)
    }
  })
  return said
}

function nameParts(node: Node, names: Names): void {
  if (node.type === 'VariableDeclarator' && node.init) {
    for (const path of listPaths(node.init, names)) unpack(node.id, path, names)
  }
  // A parameter, or a member of one, that its type says to be words.
  if ('typeAnnotation' in node && node.typeAnnotation) {
    const path = findTypedPath(node.typeAnnotation)
    if (path !== null) unpack(node.type === 'TSPropertySignature' ? node.key : node, path, names)
  }
}

function unpack(pattern: Node, path: Path, names: Names): void {
  if (pattern.type === 'Identifier') {
    const known = names.get(pattern.name) ?? new Map<string, Path>()
    names.set(pattern.name, known.set(path.join('.'), path))
  }
  if (pattern.type !== 'ObjectPattern') return
  for (const part of pattern.properties) {
    if (part.type === 'RestElement') unpack(part.argument, path, names)
    else unpack(part.value, toMember(path, nameOf(part.key)), names)
  }
}

/** `Words<'floor'>` is a dictionary, `Dictionary['floor']` a section of one. */
function findTypedPath(node: Node): Path | null {
  if (node.type === 'TSTypeAnnotation') return findTypedPath(node.typeAnnotation)
  if (node.type === 'TSIntersectionType') return node.types.map(findTypedPath).find((path) => path !== null) ?? null
  if (node.type === 'TSTypeReference') {
    const [first] = node.typeArguments?.params ?? []
    if (nameOf(node.typeName) === 'Pick' && first !== undefined) return findTypedPath(first)
    return wordTypes.test(nameOf(node.typeName)) ? [] : null
  }
  if (node.type !== 'TSIndexedAccessType' || node.indexType.type !== 'TSLiteralType') return null
  const path = findTypedPath(node.objectType)
  const { literal } = node.indexType
  return path !== null && literal.type === 'Literal' ? [...path, String(literal.value)] : null
}

function listPaths(node: Node, names: Names): Path[] {
  if (node.type === 'Identifier') {
    const known = names.get(node.name)
    if (known !== undefined) return [...known.values()]
    return roots.has(node.name) ? [[]] : []
  }
  if (node.type === 'AwaitExpression') return listPaths(node.argument, names)
  if (node.type === 'CallExpression') {
    const { callee } = node
    return givers.has(nameOf(callee.type === 'MemberExpression' ? callee.property : callee)) ? [[]] : []
  }
  if (node.type !== 'MemberExpression') return []
  const member = findMember(node)
  if (member !== null && roots.has(member)) return [[]]
  return listPaths(node.object, names).map((path) => (member === null ? path : toMember(path, member)))
}

/** What has words among other things is no dictionary itself. */
function toMember(path: Path, member: string): Path {
  return roots.has(member) ? [] : [...path, member]
}

type Member = Node & { readonly type: 'MemberExpression' }

/** Null for one that is known only when the program runs. */
function findMember({ computed, property }: Member): string | null {
  if (!computed) return nameOf(property)
  return property.type === 'Literal' ? String(property.value) : null
}

/** How far a name leads where it stands: null where more of it is spelled, or where it is being given. */
function findUse(node: Node, [parent, above]: readonly Node[]): 'chosen' | 'handed' | null {
  if (parent === undefined || (node.type !== 'Identifier' && node.type !== 'MemberExpression')) return null
  if (parent.type === 'MemberExpression') {
    if (parent.object !== node) return parent.computed ? 'handed' : null
    return findMember(parent) === null ? 'chosen' : null
  }
  if (parent.type === 'SpreadElement') return 'chosen'
  if (parent.type === 'Property') return parent.value === node && above?.type !== 'ObjectPattern' ? 'handed' : null
  if (parent.type === 'ArrowFunctionExpression') return parent.body === node ? 'handed' : null
  if (/^(?:TSAs|TSSatisfies|TSNonNull)/.test(parent.type)) return 'handed'
  return /^(?:TS|Import|Export|Function|Rest|VariableDeclarator)/.test(parent.type) ? null : 'handed'
}
