import { expect, it } from 'vitest'
import { listLongFunctions } from './check-functions.ts'
import { readSources } from './read-sources.ts'
import { openTemporaryHouse } from './testing/temporary-house.ts'

const { root, write } = openTemporaryHouse()
const list = () => listLongFunctions(readSources(root()))
const file = 'apps/server/src/cart/a.ts'
const proof = 'apps/server/src/cart/a.test.ts'

/** So many lines, from the first to the last. */
const say = (lines: number, first: string, last: string) =>
  [first, ...Array.from({ length: lines - 2 }, (_, at) => `  say(${at})`), last].join('\n')

it.each([
  ['a function of a hundred lines', file, say(100, 'export function a() {', '}')],
  ['a long list outside of any function', file, say(200, 'export const a = [say,', ']').replaceAll(')\n', '),\n')],
  ['a long chapter of a test', proof, say(200, "describe('a', () => {", '})')],
  ['a long chapter of each', proof, say(200, "describe.each(rows)('a', () => {", '})')],
  ['a long story', 'e2e/a.test.ts', say(200, "test('an evening', async () => {", '})')],
])('%s is let through', (_name, path, text) => {
  write({ [path]: text })
  expect(list()).toEqual([])
})

it.each([
  ['a function', file, say(101, 'export function a() {', '}')],
  ['a constant', file, say(101, 'export const a = () => {', '}')],
  ['a component', 'apps/storefront/src/cart/a.tsx', say(101, 'export function A() {', '}')],
  ['a function of a package', 'packages/rules/src/a.ts', say(101, 'export function a() {', '}')],
  ['a function of a tool', 'tools/a.ts', say(101, 'export function a() {', '}')],
  ['a function of a benchmark', 'bench/a.ts', say(101, 'export function a() {', '}')],
  ['what sets a test up', proof, say(101, 'function makeCarts() {', '}')],
  ['what a test hands to something else', proof, say(101, 'makeCarts(() => {', '})')],
  ['something that only looks like a chapter', file, say(101, "describe('a', () => {", '})')],
])('%s may not be longer', (_name, path, text) => {
  write({ [path]: text })
  expect(list()).toMatchObject([expect.stringMatching(new RegExp(`^${path}:1 is a function of 101 lines`))])
})

it('no method of a class may be longer', () => {
  write({ [file]: `export class A {\n${say(101, 'a() {', '}')}\n}` })
  expect(list()).toEqual([`${file}:2 is a function of 101 lines; 100 at most`])
})

it('names both a function and the one around it', () => {
  write({ [file]: `export function a() {\n${say(101, 'function b() {', '}')}\n}` })
  expect(list()).toEqual([
    `${file}:1 is a function of 103 lines; 100 at most`,
    `${file}:2 is a function of 101 lines; 100 at most`,
  ])
})
