import { signOfLife } from '@comanda/contract/staff-live'
import { afterEach, describe, expect, it } from 'vitest'
import { openLine } from './open-line.ts'

/** A line of the browser, which a test makes say something; a closed one may still have something in its queue. */
class Line extends EventTarget {
  isClosed = false
  close(): void {
    this.isClosed = true
  }
  say(event: string, data: unknown = {}): void {
    this.dispatchEvent(Object.assign(new Event(event), { data: JSON.stringify(data) }))
  }
}

const news = { kind: 'item-moved', store: 1, id: 'a', version: 2 }
let close = () => {}
afterEach(() => close())

function listen() {
  const lines: Line[] = []
  const told: string[] = []
  const page = new EventTarget()
  close = openLine(
    {
      topics: ['kitchen'],
      hear: ({ id }) => told.push(`news of ${id}`),
      begin: () => told.push('begin'),
      live: (serverNow) => told.push(`alive ${serverNow}`),
      lose: () => told.push('lost'),
    },
    {
      openSource: () => {
        const line = new Line()
        lines.push(line)
        return line as unknown as EventSource
      },
      now: () => 0,
      page: page as unknown as Window,
    },
  )
  const openAgain = () => page.dispatchEvent(new Event('online'))
  return { lines, told, openAgain }
}

describe('a line that was given up for another one', () => {
  it('is closed, and nothing that it still says is heard: no news, no sign of life, no end [F-244]', () => {
    const { lines, told, openAgain } = listen()
    lines[0]?.say('open')
    lines[0]?.say('kitchen', news)
    expect(told).toEqual(['begin', 'news of a'])
    openAgain()
    expect([lines.length, lines[0]?.isClosed, lines[1]?.isClosed]).toEqual([2, true, false])
    for (const event of ['open', 'kitchen', signOfLife, 'error']) lines[0]?.say(event, event === 'kitchen' ? news : 1)
    expect(told).toEqual(['begin', 'news of a'])
    expect(lines[1]?.isClosed).toBe(false)
    lines[1]?.say('open')
    lines[1]?.say('kitchen', { ...news, id: 'b' })
    lines[1]?.say(signOfLife, 7)
    expect(told.slice(2)).toEqual(['begin', 'news of b', 'alive 7'])
  })

  it('is not heard either once nobody listens any more [F-244]', () => {
    const { lines, told } = listen()
    close()
    lines[0]?.say('kitchen', news)
    lines[0]?.say('error')
    expect([told, lines[0]?.isClosed]).toEqual([[], true])
  })
})
