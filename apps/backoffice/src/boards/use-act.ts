import type { ToldRefusal } from '@comanda/contract/refusals'
import { type Failure, toFailureText } from '@comanda/screen/failure'
import { nextFrame } from '@comanda/screen/next-frame'
import { tell } from '@comanda/screen/toasts'
import { useWords } from '@comanda/screen/words'
import { useContext, useEffect, useRef, useState } from 'react'
import { findStale } from '../parts/find-stale.ts'
import { useMoments } from '../parts/use-moments.ts'
import { putPress } from '../queue/presses.ts'
import { sendNoted } from '../queue/unsent.ts'
import { inWords } from '../state/approvals.ts'
import { ActingBoardContext, useCutOff } from './acting-board.ts'
import { addDoerName } from './add-doer-name.ts'
import { type ActingTools, type Actor, createActor } from './create-actor.ts'

interface Telling {
  /** A failure passes by as a notice; else whoever acts shows it where the eye is. */
  readonly inPassing?: boolean
}

interface Acting extends Actor {
  /** Sends a write of the board for somebody who tells its failure in a way of their own. */
  readonly send: ActingTools['send']
}

/**
 * The one way to change something from a board: it is sent once, noted in words until it is answered (DAY-011), and
 * whoever was second is told who was first (DAY-038, DAY-039). Nothing is drawn again by it: a board follows its cells.
 */
export function useActor({ inPassing = false }: Telling = {}): Acting {
  const { common, boards } = useWords('common', 'boards')
  const { moment } = useMoments()
  const board = useContext(ActingBoardContext)
  const tellInPassing = (failure: Failure) => {
    const stale = findStale(failure)
    const changed = stale === null ? '' : ` · ${common.changedBy(stale.by, moment(stale.at))}`
    tell(`${toFailureText(failure, common.notSent)}${changed}`)
  }
  const tools: ActingTools = {
    mayAct: !board?.isCutOff,
    send: (text, make) => {
      const said = () => inWords(text, make)
      return board === null ? said() : sendNoted({ place: board.place, text }, said)
    },
    sendInTurn: (text, later) => putPress(later, { place: board?.place ?? 'kitchen', text }),
    untilSeen: nextFrame,
    again: () => board?.again(),
    say: (failure) => addDoerName(failure, boards),
    tell: inPassing ? tellInPassing : () => {},
  }
  const latest = useRef(tools)
  useEffect(() => {
    latest.current = tools
  })
  const [acting] = useState(() => ({
    ...createActor(() => latest.current),
    send: <Reply>(text: string, make: () => Promise<Reply | ToldRefusal>) => latest.current.send(text, make),
  }))
  return acting
}

interface ActingSheet extends Omit<Acting, 'pending' | 'failure'> {
  readonly isPending: boolean
  /** Something is under way, or the server cannot be reached. */
  readonly isHeld: boolean
  readonly failure: Failure | null
}

/** The same for a sheet or a card, which is drawn again with every press. */
export function useAct(telling?: Telling): ActingSheet {
  const isCutOff = useCutOff()
  const { act, send, pending, failure } = useActor(telling)
  const isPending = pending.use().size > 0
  return { act, send, isPending, isHeld: isPending || isCutOff, failure: failure.use() }
}
