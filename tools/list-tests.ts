import { isProof, type Source, type Sources } from './read-sources.ts'

/** A test as it stands in its file. */
export interface ListedTest {
  readonly line: number
  /** The text of its own title and of those around it, with `$` where a part is known only when it runs. */
  readonly title: string
  /** Its own title alone. */
  readonly own: string
  /** The texts of its table of cases. */
  readonly cases: readonly string[]
  /** It is run, and what it runs can fail: it expects something, or calls who does. */
  readonly counts: boolean
}

interface Node {
  readonly type: string
  readonly start: number
  readonly [member: string]: unknown
}

/** Stands in a title for what is known only when it runs. */
const unknown = '$'
const tests = ['it', 'test']
const groups = ['describe']
/** Never run: a mark on the test, or on the group around it. */
const notRun = new Set(['skip', 'todo', 'fixme', 'fails'])
const checks = /^(?:expect|expectTypeOf|assert)$/

/** The tests of a file, each with what is around it. */
export function listTests(source: Source, sources: Sources): ListedTest[] {
  const program = source.parse() as unknown as Node
  const values = listValues(program)
  const asserting = listAsserting(source, program, sources)
  const makers = listMakers(program)
  const names = new Set([...tests, ...groups, ...makers])
  const found: ListedTest[] = []
  walk(program, { titles: [], isRun: true, cases: [] })
  return found

  function walk(node: Node, around: Around): void {
    const call = readCall(node, names)
    if (call === undefined) {
      for (const child of childrenOf(node)) walk(child, around)
      return
    }
    const [titled, ...rest] = call.given
    const title = titled === undefined ? undefined : readTitle(titled)
    const isRun = around.isRun && !call.marks.some((mark) => notRun.has(mark))
    const cases = [...around.cases, ...call.tables.flatMap((table) => listTexts(table, values))]
    if (title === undefined) {
      for (const child of childrenOf(node)) walk(child, around)
      return
    }
    if (groups.includes(call.name) || call.marks.includes('describe')) {
      for (const child of rest) walk(child, { titles: [...around.titles, title], isRun, cases })
      return
    }
    const body = rest.findLast(({ type }) => /Function|Identifier/.test(type))
    found.push({
      line: source.text.slice(0, node.start).split('\n').length,
      title: [...around.titles, title].join(' '),
      own: title,
      // A case is named by the place that the title has for it.
      cases: /%|\$/.test([...around.titles, title].join(' ')) ? cases : [],
      counts:
        isRun && (makers.has(call.name) ? asserting.has(call.name) : body !== undefined && isChecking(body, asserting)),
    })
    // The steps of a journey are named in its body.
    if (body !== undefined) for (const child of childrenOf(body)) walk(child, { titles: [], isRun, cases: [] })
  }
}

interface Around {
  readonly titles: readonly string[]
  readonly isRun: boolean
  readonly cases: readonly string[]
}

interface TestCall {
  readonly name: string
  readonly marks: readonly string[]
  readonly tables: readonly Node[]
  readonly given: readonly Node[]
}

/** `it(…)`, `test.each(table)(…)`, `test.describe(…)` and the like; undefined for any other node. */
function readCall(node: Node, names: ReadonlySet<string>): TestCall | undefined {
  if (node.type !== 'CallExpression') return undefined
  const marks: string[] = []
  const tables: Node[] = []
  let callee = node.callee as Node
  for (;;) {
    if (callee.type === 'MemberExpression') {
      marks.push(String((callee.property as Node).name))
      callee = callee.object as Node
    } else if (callee.type === 'CallExpression') {
      tables.push(...(callee.arguments as Node[]))
      callee = callee.callee as Node
    } else if (callee.type === 'TaggedTemplateExpression') callee = callee.tag as Node
    else break
  }
  const name = callee.type === 'Identifier' ? String(callee.name) : ''
  // `test.use` and hooks have no title of a test; a step of a journey has one.
  const isTest = names.has(name) && !marks.some((mark) => /^(?:use|extend|before|after)/.test(mark))
  return isTest ? { name, marks, tables, given: node.arguments as Node[] } : undefined
}

function readTitle(node: Node): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type === 'BinaryExpression') {
    const [left, right] = [readTitle(node.left as Node), readTitle(node.right as Node)]
    return left === undefined && right === undefined ? undefined : `${left ?? unknown}${right ?? unknown}`
  }
  if (node.type !== 'TemplateLiteral') return undefined
  const parts = (node.quasis as Node[]).map(({ value }) => (value as { readonly cooked: string }).cooked)
  // A part that is known only when it runs may name ids itself, as in `${n === 2 ? ', CART-002' : ''}`.
  const between = (node.expressions as Node[]).map((one) => `${unknown}${listTexts(one, new Map()).join(' ')}`)
  return parts.map((part, at) => `${part}${between[at] ?? ''}`).join('')
}

/** The functions of a file that make a test of what they are given, title first. */
function listMakers(program: Node): ReadonlySet<string> {
  const makers = new Set<string>()
  visit(program, (node) => {
    if (node.type !== 'FunctionDeclaration' || !node.id) return
    visit(node.body as Node, (inner) => {
      const isTest =
        readCall(inner, new Set(tests)) !== undefined &&
        readTitle((inner.arguments as Node[])[0] ?? inner) === undefined
      if (isTest) makers.add(String((node.id as Node).name))
    })
  })
  return makers
}

/** The constants of a file by their names, such as a table of cases. */
function listValues(program: Node): ReadonlyMap<string, Node> {
  const values = new Map<string, Node>()
  visit(program, (node) => {
    if (node.type !== 'VariableDeclarator' || (node.id as Node).type !== 'Identifier') return
    if (node.init) values.set(String((node.id as Node).name), node.init as Node)
  })
  return values
}

/** Every text that stands in it alone, in the constants that it names too. */
function listTexts(node: Node, values: ReadonlyMap<string, Node>, seen: ReadonlySet<string> = new Set()): string[] {
  const texts: string[] = []
  visit(node, (one) => {
    if (one.type === 'Literal' && typeof one.value === 'string') texts.push(one.value)
    if (one.type === 'TemplateElement') texts.push((one.value as { readonly cooked: string }).cooked)
    if (one.type !== 'Identifier') return
    const name = String(one.name)
    const value = seen.has(name) ? undefined : values.get(name)
    if (value !== undefined) texts.push(...listTexts(value, values, new Set([...seen, name])))
  })
  return texts
}

/** Read once for each list of sources: a helper is shared by many tests. */
const known = new WeakMap<Sources, Map<string, ReadonlySet<string>>>()

/** The names whose call can fail a test: functions of the file that expect something, and those it takes from others. */
function listAsserting(source: Source, program: Node, sources: Sources): ReadonlySet<string> {
  const ofSources = known.get(sources) ?? new Map<string, ReadonlySet<string>>()
  known.set(sources, ofSources)
  const found = ofSources.get(source.file)
  if (found !== undefined) return found
  const asserting = new Set<string>()
  // Files that import each other would go on for ever: the second one sees what is known of the first.
  ofSources.set(source.file, asserting)
  for (const { targets, names } of source.imports) {
    if (names === 'all') continue
    for (const target of targets) {
      const helper = sources.get(target)
      if (helper === undefined || !isProof(target)) continue
      const theirs = listAsserting(helper, helper.parse() as unknown as Node, sources)
      for (const name of names) if (theirs.has(name)) asserting.add(name)
    }
  }
  const bodies = new Map<string, Node>(
    [...listValues(program)].filter(([, { type }]) => type.includes('Function') || type === 'CallExpression'),
  )
  visit(program, (node) => {
    if (node.type === 'FunctionDeclaration' && node.id) bodies.set(String((node.id as Node).name), node)
  })
  for (let size = -1; size !== asserting.size; ) {
    size = asserting.size
    for (const [name, body] of bodies) if (isChecking(body, asserting)) asserting.add(name)
  }
  return asserting
}

function isChecking(body: Node, asserting: ReadonlySet<string>): boolean {
  let isFound = false
  visit(body, (node) => {
    if (node.type !== 'Identifier') return
    isFound ||= checks.test(String(node.name)) || asserting.has(String(node.name))
  })
  return isFound
}

function visit(node: Node, see: (node: Node) => void): void {
  see(node)
  for (const child of childrenOf(node)) visit(child, see)
}

function childrenOf(node: Node): Node[] {
  return Object.values(node).flatMap((value) => {
    if (Array.isArray(value)) return value.filter(isNode)
    return isNode(value) ? [value] : []
  })
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
}
