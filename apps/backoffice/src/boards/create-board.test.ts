import { refusal } from '@comanda/contract/refusals'
import { signOfLife } from '@comanda/contract/staff-live'
import type { Versioned } from '@comanda/rules/boards/apply-by-version'
import { type StoreId, toId } from '@comanda/rules/ids'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BoardKeeper } from './board-keeper.ts'
import { createBoard } from './create-board.ts'
import { openLine } from './open-line.ts'

type Reply = { readonly things: readonly Versioned[] }
const store = toId<StoreId>(1)
type Kept = ReturnType<BoardKeeper<Reply, Versioned>['find']>

/** A board with a line whose every event, and every answer of whose reads, the test decides. */
function openTestBoard(kept?: Kept) {
  const sources: FakeSource[] = []
  const asked: PromiseWithResolvers<Reply>[] = []
  const page = new EventTarget() as unknown as Window
  const ask = () => {
    const question = Promise.withResolvers<Reply>()
    asked.push(question)
    return question.promise
  }
  const keeper = { keep: vi.fn(), keepAge: vi.fn(), find: () => kept }
  const board = createBoard<Reply, Versioned>(
    'a board',
    () => ({ storeId: store, topics: ['kitchen'], ask, listThings: ({ things }) => things, keeper }),
    Date.now,
  )
  const openSource = () => {
    const source = new FakeSource()
    sources.push(source)
    return source as unknown as EventSource
  }
  const close = openLine(board.hearer, { openSource, now: Date.now, page })
  const last = () => sources.at(-1) ?? new FakeSource()
  return {
    board,
    keeper,
    sources,
    asked,
    page,
    close,
    last,
    tell: (id: string, version: number, of: StoreId = store) =>
      last().tell('kitchen', JSON.stringify({ kind: 'item-moved', store: of, id, version })),
    async answer(...things: readonly Versioned[]) {
      asked.at(-1)?.resolve({ things })
      await vi.advanceTimersByTimeAsync(0)
    },
    async fail() {
      asked.at(-1)?.reject(new TypeError('network'))
      await vi.advanceTimersByTimeAsync(0)
    },
  }
}

class FakeSource extends EventTarget {
  isClosed = false
  close() {
    this.isClosed = true
  }
  tell(event: string, data = '') {
    this.dispatchEvent(new MessageEvent(event, { data }))
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a live board', () => {
  it('reads only once it is subscribed, and again what it hears of [DAY-035]', async () => {
    const { board, asked, last, tell, answer } = openTestBoard()
    expect(asked).toHaveLength(0)
    last().tell('open')
    expect(asked).toHaveLength(1)
    tell('a', 2)
    await answer({ id: 'a', version: 1 })
    expect(asked).toHaveLength(2)
    await answer({ id: 'a', version: 2 })
    expect(board.shown.get().things).toEqual([{ id: 'a', version: 2 }])
    tell('a', 2)
    tell('a', 1)
    tell('b', 9, toId<StoreId>(2))
    expect(asked).toHaveLength(2)
  })

  it('reads a whole snapshot after a resync and after every return of the line [DAY-036]', async () => {
    const { asked, last, answer, sources } = openTestBoard()
    last().tell('open')
    await answer()
    last().tell('resync')
    expect(asked).toHaveLength(2)
    await answer()
    last().tell('error')
    await answer()
    await vi.advanceTimersByTimeAsync(500)
    expect(sources.map(({ isClosed }) => isClosed)).toEqual([true, false])
    const before = asked.length
    last().tell('open')
    expect(asked).toHaveLength(before + 1)
  })

  it('is true as of the last sign of life, or of the snapshot after a gap [DAY-037]', async () => {
    const { board, last, answer, page } = openTestBoard()
    const age = () => Date.now() - (board.shown.get().trueAt ?? 0)
    last().tell('open')
    await answer()
    await vi.advanceTimersByTimeAsync(2_000)
    last().tell(signOfLife, String(Date.now() + 60_000))
    expect([age(), board.shown.get().serverAheadMs]).toEqual([0, 60_000])
    const silent = last()
    await vi.advanceTimersByTimeAsync(6_000)
    expect(age()).toBe(6_000)
    expect(silent.isClosed).toBe(true)
    page.dispatchEvent(new Event('online'))
    last().tell('open')
    last().tell(signOfLife, String(Date.now()))
    // The line is back, but what happened meanwhile is not known yet.
    expect(age()).toBe(6_000)
    await answer()
    expect(age()).toBe(0)
  })

  it('keeps what it shows while it cannot read, and says why', async () => {
    const { board, asked, last, answer } = openTestBoard()
    last().tell('open')
    await answer({ id: 'a', version: 1 })
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    last().tell('resync')
    asked.at(-1)?.reject(new TypeError('network'))
    await vi.advanceTimersByTimeAsync(0)
    expect(board.shown.get()).toMatchObject({ trouble: 'failed', things: [{ id: 'a' }] })
    expect(warn).toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(2_000)
    asked.at(-1)?.resolve(refusal('right-missing') as never)
    await vi.advanceTimersByTimeAsync(0)
    expect(board.shown.get()).toMatchObject({ trouble: { refused: 'right-missing' }, things: [{ id: 'a' }] })
    const before = asked.length
    await vi.advanceTimersByTimeAsync(10_000)
    expect(asked).toHaveLength(before)
  })

  it('keeps every truth it has shown, writes answered meanwhile included, and how old it is', async () => {
    const { board, keeper, last, answer } = openTestBoard()
    last().tell('open')
    await answer({ id: 'a', version: 1 })
    const [reply] = keeper.keep.mock.lastCall ?? []
    expect(keeper.keep).toHaveBeenCalledExactlyOnceWith(reply, [{ id: 'a', version: 1 }])
    await vi.advanceTimersByTimeAsync(2_000)
    last().tell(signOfLife, String(Date.now()))
    // Nothing but its age has changed.
    expect(keeper.keep).toHaveBeenCalledOnce()
    expect(keeper.keepAge).toHaveBeenLastCalledWith({ trueAt: Date.now(), serverAheadMs: 0 })
    board.show({ id: 'a', version: 2 })
    last().tell(signOfLife, String(Date.now()))
    expect(keeper.keep).toHaveBeenLastCalledWith(reply, [{ id: 'a', version: 2 }])
  })

  it('shows what the device kept once the server does not answer, never before, and gives way to the truth', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const kept = { reply: { things: [{ id: 'a', version: 4 }] }, trueAt: Date.now() - 90_000, serverAheadMs: 5 }
    const { board, keeper, last, fail, answer } = openTestBoard(kept)
    expect(board.shown.get()).toMatchObject({ reply: null, isKept: false })
    last().tell('error')
    await fail()
    expect(board.shown.get()).toMatchObject({ things: kept.reply.things, trueAt: kept.trueAt, isKept: true })
    // A sign of life says nothing about what was kept.
    await vi.advanceTimersByTimeAsync(500)
    last().tell(signOfLife, String(Date.now()))
    expect(board.shown.get()).toMatchObject({ trueAt: kept.trueAt, isKept: true })
    expect(keeper.keep).not.toHaveBeenCalled()
    last().tell('open')
    await answer({ id: 'b', version: 1 })
    expect(board.shown.get()).toMatchObject({ things: [{ id: 'b' }], trouble: null, isKept: false })
  })

  it('shows nothing that was kept to whoever was refused', async () => {
    const { board, asked, last } = openTestBoard({ reply: { things: [] }, trueAt: Date.now(), serverAheadMs: 0 })
    last().tell('open')
    asked.at(-1)?.resolve(refusal('right-missing') as never)
    await vi.advanceTimersByTimeAsync(0)
    board.showKept()
    expect(board.shown.get()).toMatchObject({ reply: null, isKept: false })
  })

  it('listens no more once it is closed', async () => {
    const { close, last, page, sources } = openTestBoard()
    close()
    page.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(20_000)
    expect(sources).toHaveLength(1)
    expect(last().isClosed).toBe(true)
  })
})
