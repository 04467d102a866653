import { isRefusal, type ToldRefusal } from '@comanda/contract/refusals'
import type { StaffTopic } from '@comanda/contract/staff-live'
import {
  applyByVersion,
  type BoardState,
  hearChange,
  showChange,
  type Versioned,
} from '@comanda/rules/boards/apply-by-version'
import type { StoreId } from '@comanda/rules/ids'
import { type Cell, createCell } from '@comanda/screen/cell'
import type { BoardKeeper } from './board-keeper.ts'
import type { LineHearer } from './open-line.ts'

/** The question of a board, and the topics that it listens to. */
export interface BoardQuestion<Reply, Thing extends Versioned> {
  readonly storeId: StoreId
  readonly topics: readonly StaffTopic[]
  /** The part of a kitchen that it shows. */
  readonly shows?: string | undefined
  readonly ask: () => Promise<Reply | ToldRefusal>
  /** The things that the reply shows, each with the id and the version that messages name. */
  readonly listThings: (reply: Reply) => readonly Thing[]
  /** The part that the device keeps of it, for the time without a network. */
  readonly keeper: BoardKeeper<Reply, Thing>
}

export interface BoardShown<Reply, Thing extends Versioned> {
  /** The last snapshot, for what belongs to no thing; null until there is one. */
  readonly reply: Reply | null
  readonly things: readonly Thing[]
  /** Why there is no snapshot, or no newer one. */
  readonly trouble: ToldRefusal | 'failed' | null
  /** When everything that is shown was true, by this browser's clock; null before the first snapshot. */
  readonly trueAt: number | null
  /** How far the server's clock is ahead of this browser's. */
  readonly serverAheadMs: number
  /** What is shown was kept by the device: the server has not answered since the page was opened. */
  readonly isKept: boolean
}

export interface LiveBoard<Reply, Thing extends Versioned> {
  readonly shown: Cell<BoardShown<Reply, Thing>>
  readonly hearer: LineHearer
  /** Shows what a write was answered with. */
  readonly show: (thing: Thing) => void
  /** Reads everything again. */
  readonly again: () => void
  /** Shows what the device keeps, if nothing is shown yet. */
  readonly showKept: () => void
}

/** After a failure it is asked again this often, while the line itself lives; else the line's return is awaited. */
const tryAgainMs = 2_000

/**
 * The truth of one board: it subscribes first and reads then, and goes by versions (DAY-035). One look is under way at
 * a time, so that a later answer is never older than what is shown.
 */
export function createBoard<Reply, Thing extends Versioned>(
  name: string,
  question: () => BoardQuestion<Reply, Thing>,
  now: () => number,
): LiveBoard<Reply, Thing> {
  const { shown, set, stampAt, findKept } = createShowing(question)
  let state: BoardState<Thing> = { things: [], heard: new Map() }
  let isLooking = false
  /** Something was lost or asked for since the look under way began. */
  let isBehind = false
  let hasLine = false
  const change = (parts: Partial<BoardShown<Reply, Thing>>) => set({ things: state.things, ...parts })
  /** Everything that is shown is true now. */
  const stamp = (parts: Partial<BoardShown<Reply, Thing>> = {}) => stampAt(now(), { things: state.things, ...parts })
  const isWhole = () => {
    const { reply, isKept } = shown.get()
    return !isLooking && !isBehind && state.heard.size === 0 && reply !== null && !isKept
  }

  function showKept(): void {
    const found = findKept(now())
    if (found === undefined) return
    const { reply, ...age } = found
    state = { ...state, things: question().listThings(reply) }
    change({ reply, ...age, trouble: 'failed', isKept: true })
  }

  async function look(): Promise<void> {
    if (isLooking) return
    isLooking = true
    isBehind = false
    const heardBefore = state.heard
    const { ask, listThings } = question()
    const answer = await ask().catch((error) => {
      console.warn(`${name} could not be read`, error)
      return 'failed' as const
    })
    isLooking = false
    if (answer === 'failed' || isRefusal(answer)) {
      isBehind = true
      change({ trouble: answer as ToldRefusal | 'failed' })
      if (answer !== 'failed') return
      showKept()
      setTimeout(() => isBehind && hasLine && look(), tryAgainMs)
      return
    }
    const reply = answer as Reply
    state = applyByVersion(state, { found: listThings(reply), heardBefore })
    change({ reply, trouble: null, isKept: false })
    if (isBehind || state.heard.size > 0) look()
    else stamp()
  }

  function again(): void {
    isBehind = true
    look()
  }

  return {
    shown,
    again,
    showKept,
    show(thing) {
      state = showChange(state, thing)
      change({})
    },
    hearer: {
      get topics() {
        return question().topics
      },
      get shows() {
        return question().shows
      },
      hear({ store, id, version }) {
        if (store !== question().storeId) return
        const next = hearChange(state, { id, version })
        if (next === state) return
        state = next
        look()
      },
      begin() {
        hasLine = true
        again()
      },
      live(serverNow) {
        const serverAheadMs = serverNow - now()
        if (isWhole()) stamp({ serverAheadMs })
        else change({ serverAheadMs })
      },
      // Whoever was sent away is told so by the answer to a call; a stream says only that it ended.
      lose() {
        hasLine = false
        again()
      },
    },
  }
}

/** The truth as it is shown, and as the device keeps it. */
function createShowing<Reply, Thing extends Versioned>(question: () => BoardQuestion<Reply, Thing>) {
  const shown = createCell<BoardShown<Reply, Thing>>({
    reply: null,
    things: [],
    trouble: null,
    trueAt: null,
    serverAheadMs: 0,
    isKept: false,
  })
  let kept: Partial<BoardShown<Reply, Thing>> = {}
  const set = (parts: Partial<BoardShown<Reply, Thing>>) => shown.set({ ...shown.get(), ...parts })

  function stampAt(trueAt: number, parts: Partial<BoardShown<Reply, Thing>>): void {
    set({ ...parts, trueAt })
    const { reply, things, serverAheadMs } = shown.get()
    if (reply === null) return
    const { keeper } = question()
    if (kept.reply !== reply || kept.things !== things) keeper.keep(reply, things)
    kept = { reply, things }
    keeper.keepAge({ trueAt, serverAheadMs })
  }

  /** Undefined where something is shown already. */
  function findKept(at: number) {
    const { reply, trouble } = shown.get()
    // Whoever was refused may not see it: an answer is an answer.
    return reply !== null || isRefusal(trouble) ? undefined : question().keeper.find(at)
  }

  return { shown, set, stampAt, findKept }
}
