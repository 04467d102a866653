import type { Node } from 'oxc-parser'
import type { Source, Sources } from './read-sources.ts'
import { walkProgram } from './walk-program.ts'

/** Where waiting a bounded time is what is proven, each with why. */
export const reasonedWaits: Readonly<Record<string, string>> = {
  'apps/server/src/checkout/shared-bills.test.ts': 'servers are killed all through a run that has a length',
  'apps/server/src/database/ask-together.test.ts': 'a question comes some milliseconds after another one, by design',
  'apps/server/src/database/listener.test.ts': 'no second connection comes after the first',
  'apps/server/src/http/body-deadline.test.ts': 'a deadline that is over ends nothing',
  'apps/server/src/jobs.test.ts': 'connections end at any moment of the work of a queue',
  'apps/server/src/random-orders.test.ts': 'diners come, and servers are killed, all through a run that has a length',
  'e2e/staff/attention.once.test.ts': 'a bell that was hushed does not ring again',
  'e2e/staff/press.ts': 'a finger rests longer than a press is held, and nothing happens',
}

const isTest = (file: string) => /\.test\.tsx?$/.test(file) || file.startsWith('e2e/') || file.includes('/testing/')
const anySleep = /\bwaitForTimeout\b|\bsetTimeout\b|\bsleep\(/
const anyClock = /\b(?:performance|Date)\.now\(\)/

/** Tests that pass or fail by how busy the machine is: those that look at how long something took, and those that sleep. */
export function listWaits(sources: Sources): string[] {
  return [...sources.values()].filter(({ file }) => isTest(file)).flatMap(listFaults)
}

function listFaults(source: Source): string[] {
  const { file, text } = source
  if (file in reasonedWaits || !(anySleep.test(text) || anyClock.test(text))) return []
  // Timers that a test moves on itself take no time.
  const mayTime = /\buseFakeTimers\(/.test(text)
  const faults: string[] = []
  walkProgram(source.parse(), (node, above) => {
    const line = text.slice(0, node.start).split('\n').length
    if (isDuration(node) && above.some(isExpectation)) {
      faults.push(
        `${file}:${line} expects something of how long it took; let the order of events say it, or a clock that the test moves`,
      )
    }
    if (!mayTime && isSleep(node) && !isInLoop(above)) {
      faults.push(`${file}:${line} sleeps; wait for what is to happen, or give a reason in tools/check-waits.ts`)
    }
  })
  return faults
}

/** `performance.now() - since`, perhaps in seconds. */
function isDuration(node: Node): boolean {
  return node.type === 'BinaryExpression' && node.operator === '-' && isClock(node.left)
}

function isClock(node: Node): boolean {
  return node.type === 'CallExpression' && /^(?:performance|Date)\.now$/.test(nameOf(node.callee))
}

function isExpectation(node: Node): boolean {
  return node.type === 'CallExpression' && nameOf(node.callee).startsWith('expect')
}

function isSleep(node: Node): boolean {
  if (node.type === 'ImportDeclaration') return node.source.value === 'node:timers/promises'
  if (node.type === 'NewExpression') return nameOf(node.callee) === 'Promise' && isTimerAlone(node.arguments[0])
  return node.type === 'CallExpression' && /(?:^|\.)(?:waitForTimeout|sleep)$/.test(nameOf(node.callee))
}

/** `(done) => setTimeout(done, 50)`: what is resolved by nothing but time. Without a time it is only the next turn. */
function isTimerAlone(executor: Node | undefined): boolean {
  if (executor?.type !== 'ArrowFunctionExpression') return false
  const [resolve] = executor.params
  let isAlone = false
  walkProgram(executor.body, (node) => {
    if (node.type !== 'CallExpression' || nameOf(node.callee) !== 'setTimeout') return
    const [called, ms] = node.arguments
    isAlone ||= ms !== undefined && called !== undefined && nameOf(called) === (resolve ? nameOf(resolve) : '')
  })
  return isAlone
}

/** A look every few milliseconds, until something is so, ends with what it waits for. */
function isInLoop(above: readonly Node[]): boolean {
  const border = above.findIndex(({ type }) => /Function/.test(type))
  const near = border === -1 ? above : above.slice(0, border)
  return near.some((node) => node.type === 'WhileStatement' || (node.type === 'ForStatement' && node.update === null))
}

/** `expect`, `page.waitForTimeout`; of a chain such as `expect(a).not.toBe`, `expect` and what follows. */
function nameOf(node: Node): string {
  if (node.type === 'Identifier') return node.name
  if (node.type === 'CallExpression') return nameOf(node.callee)
  if (node.type !== 'MemberExpression') return ''
  return `${nameOf(node.object)}.${node.property.type === 'Identifier' ? node.property.name : ''}`
}
