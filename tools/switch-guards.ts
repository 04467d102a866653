import type { Guard } from './list-guards.ts'

export interface NumberedGuard extends Guard {
  /** From one on; none is changed while it is zero. */
  readonly id: number
}

/** The text of a file in which each of its guards can be changed while it runs. */
export function switchGuards(text: string, guards: readonly NumberedGuard[], switchFile: string): string {
  const inOrder = [...guards].sort((one, other) => one.start - other.start || other.end - one.end)
  const imported = `import { isChanged, withRight } from ${JSON.stringify(switchFile)}\n`
  return imported + render(text, { start: 0, end: text.length }, inOrder)
}

interface Span {
  readonly start: number
  readonly end: number
}

function render(text: string, { start, end }: Span, guards: readonly NumberedGuard[]): string {
  let written = ''
  let at = start
  let left = guards
  for (let [first] = left; first !== undefined; [first] = left) {
    const { start: from, end: to } = first
    const here = left.filter((one) => one.start === from && one.end === to)
    const inside = left.filter((one) => one.start < to && !here.includes(one))
    const code = render(text, first, inside)
    written += text.slice(at, from) + here.reduce((inner, { id, write }) => write(inner, `isChanged(${id})`), code)
    at = to
    left = left.filter((one) => one.start >= to)
  }
  return written + text.slice(at, end)
}
