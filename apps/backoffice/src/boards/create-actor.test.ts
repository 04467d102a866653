import { refusal, type ToldRefusal } from '@comanda/contract/refusals'
import { es } from '@comanda/i18n/dictionaries/boards/es'
import type { Failure } from '@comanda/screen/failure'
import { describe, expect, it, vi } from 'vitest'
import { addDoerName } from './add-doer-name.ts'
import { type ActingTools, createActor } from './create-actor.ts'

const refused = (...of: Parameters<typeof refusal>) =>
  ({ ...refusal(...of), message: 'told by the server' }) as ToldRefusal
const fail = () => Promise.reject(new TypeError('network'))

/** Somebody who acts, and what the board, the notes and the notices hear of it. */
function openActor(mayAct = true) {
  const noted: string[] = []
  const sendInTurn = vi.fn<ActingTools['sendInTurn']>()
  const tools = {
    mayAct,
    send: (text, make) => {
      noted.push(text)
      return make()
    },
    sendInTurn,
    untilSeen: () => Promise.resolve(),
    again: vi.fn(),
    say: (failure) => addDoerName(failure, es.boards),
    tell: vi.fn<(failure: Failure) => void>(),
  } satisfies ActingTools
  return { ...tools, noted, ...createActor(() => tools) }
}

describe('what is pressed on a board', () => {
  it('is noted in words before it is sent, and what it was answered with is shown [DAY-011]', async () => {
    const { act, noted, again, failure } = openActor()
    const show = vi.fn()
    expect(await act({ text: 'Pedido 3: Listo', make: async () => 'ready', show })).toBe('ready')
    expect(noted).toEqual(['Pedido 3: Listo'])
    expect(show).toHaveBeenCalledExactlyOnceWith('ready')
    expect(again).not.toHaveBeenCalled()
    expect(failure.get()).toBeNull()
  })

  it('lets the board ask again where the answer shows nothing of it', async () => {
    const { act, again } = openActor()
    await act({ text: '', make: async () => ({}) })
    expect(again).toHaveBeenCalledOnce()
  })

  it('is sent once however often it is pressed, and what else stands there goes on [DAY-039]', async () => {
    const { act, noted, pending } = openActor()
    const answer = Promise.withResolvers<string>()
    const make = () => answer.promise
    const first = act({ text: 'both', ids: ['a', 'b'], make })
    expect(await act({ text: 'again', ids: ['b', 'c'], make })).toBeUndefined()
    const other = act({ text: 'other', ids: ['c'], make })
    expect([...pending.get()]).toEqual(['a', 'b', 'c'])
    answer.resolve('done')
    expect([await first, await other]).toEqual(['done', 'done'])
    expect(noted).toEqual(['both', 'other'])
    expect(pending.get().size).toBe(0)
  })

  it('holds a whole sheet where it names nothing of it', async () => {
    const { act, noted } = openActor()
    await Promise.all([act({ text: 'first', make: async () => 1 }), act({ text: 'second', make: async () => 2 })])
    expect(noted).toEqual(['first'])
  })

  it('can be pressed again after a failure, which is told, and the board asks again', async () => {
    const { act, again, tell, failure, noted } = openActor()
    expect(await act({ text: 'lost', make: fail })).toBeUndefined()
    expect(tell).toHaveBeenCalledExactlyOnceWith(failure.get())
    expect(failure.get()).toBeInstanceOf(TypeError)
    expect(again).toHaveBeenCalledOnce()
    expect(await act({ text: 'lost', make: async () => 'done' })).toBe('done')
    expect([noted, failure.get()]).toEqual([['lost', 'lost'], null])
  })

  it('is not sent at all while the server cannot be reached [DAY-040]', async () => {
    const { act, noted, pending } = openActor(false)
    expect(await act({ text: '', make: async () => 'done' })).toBeUndefined()
    expect([noted, pending.get().size]).toEqual([[], 0])
  })

  it('goes on without the server where it may be sent later, and then shows nothing of its own [DAY-212]', async () => {
    const { act, sendInTurn, again, pending, failure } = openActor(false)
    const show = vi.fn()
    const later = { call: 'recallPress', request: { pressId: 'a press' as never } } as const
    expect(await act({ text: 'Listo', ids: ['a'], later, show })).toBeUndefined()
    expect(sendInTurn).toHaveBeenCalledExactlyOnceWith('Listo', later)
    expect([show.mock.calls, again.mock.calls, pending.get().size, failure.get()]).toEqual([[], [], 0, null])
    sendInTurn.mockResolvedValueOnce('done')
    expect(await act({ text: 'Listo', ids: ['a'], later, show })).toBe('done')
    expect(show).toHaveBeenCalledExactlyOnceWith('done')
  })

  it.each([
    ['already-there', { by: 'Rosa' }, 'Ya lo ha hecho Rosa'],
    ['ride-taken', { by: 'Hugo' }, 'Ya lo lleva Hugo'],
    // A server that does not know who it was says only that it is done.
    ['already-there', { by: '' }, 'told by the server'],
    ['ride-taken', undefined, 'told by the server'],
    ['right-missing', undefined, 'told by the server'],
  ] as const)('says who was first: %s %o [DAY-039]', async (code, details, message) => {
    const { act, failure } = openActor()
    await act({ text: '', make: async () => refused(code, details as never) })
    expect(failure.get()).toMatchObject({ refused: code, message })
  })
})
