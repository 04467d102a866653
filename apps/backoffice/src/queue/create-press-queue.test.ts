import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createPressQueue, type PressQueue } from './create-press-queue.ts'

interface Press {
  readonly key: string
}

/** A device, and the line between it and a server that does what comes under a key once. */
function openDevice() {
  let kept: readonly Press[] = []
  const arrived: string[] = []
  const answered: string[] = []
  const line = { fate: 'open' as 'open' | 'cut' | 'answer-lost' }
  let pages = 0
  const open = (): PressQueue<Press> => {
    pages += 1
    const page = pages
    return createPressQueue<Press>({
      load: () => kept,
      // A page that was left writes nothing any more, and hears nothing.
      save: (presses) => {
        if (page === pages) kept = presses
      },
      send: async ({ key }) => {
        if (page !== pages) return new Promise(() => {})
        if (line.fate === 'cut') throw new TypeError('network')
        if (!arrived.includes(key)) arrived.push(key)
        if (line.fate === 'answer-lost') throw new TypeError('network')
        answered.push(key)
        return `done ${key}`
      },
    })
  }
  return { arrived, answered, line, open, listKept: () => kept.map(({ key }) => key) }
}

const steps = fc.constantFrom('press', 'press', 'press', 'cut', 'lose-answers', 'return', 'reload')

describe('presses on a device', () => {
  it('arrive once each and in their order, whatever the line does and whenever the page is left [DAY-212]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { maxLength: 40 }), async (drawn) => {
        const device = openDevice()
        let queue = device.open()
        const pressed: string[] = []
        const answers: Promise<unknown>[] = []
        for (const step of drawn) {
          if (step === 'press') {
            const key = `press ${pressed.length}`
            pressed.push(key)
            answers.push(queue.put({ key }))
          } else if (step === 'reload') queue = device.open()
          else {
            device.line.fate = step === 'cut' ? 'cut' : step === 'return' ? 'open' : 'answer-lost'
            await queue.drain()
          }
          // Nothing is lost: what has not arrived is kept by the device.
          expect(pressed.filter((key) => !device.arrived.includes(key))).toEqual(
            device.listKept().filter((key) => !device.arrived.includes(key)),
          )
        }
        device.line.fate = 'open'
        queue = device.open()
        await queue.drain()
        expect(device.arrived).toEqual(pressed)
        expect(device.listKept()).toEqual([])
        expect(queue.queued.get()).toEqual([])
      }),
    )
  })

  it('are answered to whoever pressed them, and kept without a line [DAY-212]', async () => {
    const { open, line, listKept } = openDevice()
    const queue = open()
    expect(await queue.put({ key: 'a' })).toBe('done a')
    line.fate = 'cut'
    expect(await queue.put({ key: 'b' })).toBeUndefined()
    expect(await queue.put({ key: 'c' })).toBeUndefined()
    expect(queue.queued.get().map(({ press, isKept }) => [press.key, isKept])).toEqual([
      ['b', true],
      ['c', true],
    ])
    expect(listKept()).toEqual(['b', 'c'])
    const heard: unknown[] = []
    queue.hear((press, answer, isWaitedFor) => heard.push([press.key, answer, isWaitedFor]))
    line.fate = 'open'
    await expect
      .poll(async () => {
        // The try that the press itself began may still be failing.
        await queue.drain()
        return heard
      })
      .toEqual([
        ['b', 'done b', false],
        ['c', 'done c', false],
      ])
  })

  it('are shown as kept while the line is silent, and not sent beside the one under way [DAY-212]', async () => {
    const silent = Promise.withResolvers<unknown>()
    const sent: string[] = []
    const queue = createPressQueue<Press>({
      load: () => [],
      save: () => {},
      send: ({ key }) => {
        sent.push(key)
        return silent.promise
      },
    })
    const first = queue.put({ key: 'a' })
    queue.keepAll()
    expect(await first).toBeUndefined()
    expect(await queue.put({ key: 'b' })).toBeUndefined()
    expect(sent).toEqual(['a'])
    silent.resolve('done')
    await expect.poll(() => queue.queued.get()).toEqual([])
    expect(sent).toEqual(['a', 'b'])
  })
})
