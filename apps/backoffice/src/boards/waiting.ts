import type { ReplyOf } from '@comanda/contract/call'
import { showWaiting } from '@comanda/contract/calls/staff/waiting'
import type { StoreId } from '@comanda/rules/ids'
import { listSoundingKinds } from '@comanda/rules/waiting/waiting-kind'
import { createCell } from '@comanda/screen/cell'
import { useEffect, useMemo } from 'react'
import { call } from '../state/client.ts'
import type { BoardKeeper } from './board-keeper.ts'
import { useAlarm } from './use-alarm.ts'
import { useBoard } from './use-board.ts'

type Reply = ReplyOf<typeof showWaiting>
type Waiting = Reply['things'][number]

interface WaitingNow {
  readonly things: readonly Waiting[]
  /** Somebody has left an order without an answer for so long that it must not be hushed (DAY-098). */
  readonly isAlarming: boolean
}

const nothing: WaitingNow = { things: [], isAlarming: false }

/** What waits for somebody in the store in sight, of all that they may know. */
export const waitingNow = createCell(nothing)

/** What waits is asked for, and never remembered: a count of yesterday would be a lie. */
const keepsNothing: BoardKeeper<Reply, Waiting> = { keep: () => {}, keepAge: () => {}, find: () => undefined }
/** A message that does not leave, and a payment that nobody knows of, tell nobody. */
const askAgainMs = 30_000

interface WaitingRoomProps {
  readonly storeId: StoreId
  /** A board with nobody at it. */
  readonly isBoard: boolean
}

/** Knows, wherever somebody is and also while the screen is locked, what waits for somebody, and calls (DAY-210). */
export function WaitingRoom({ storeId, isBoard }: WaitingRoomProps) {
  const { reply, things, serverNow, again } = useBoard<Reply, Waiting>(
    `waiting ${storeId}`,
    {
      storeId,
      topics: ['orders', 'floor', 'calls', 'kitchen'],
      ask: () => call(showWaiting, { storeId }),
      listThings: ({ things: all }) => all,
      keeper: keepsNothing,
    },
    { whileLocked: true },
  )
  useEffect(() => {
    const timer = setInterval(again, askAgainMs)
    return () => clearInterval(timer)
  }, [again])
  const isAlarming = things.some(({ alarmAt }) => alarmAt !== null && alarmAt <= serverNow)
  const sounding = useMemo(
    () =>
      reply === null
        ? null
        : things.filter(({ kind }) => listSoundingKinds(isBoard).includes(kind)).map(({ id }) => id),
    [reply, things, isBoard],
  )
  useAlarm(sounding, isAlarming)
  useEffect(() => waitingNow.set({ things, isAlarming }), [things, isAlarming])
  useEffect(() => () => waitingNow.set(nothing), [])
  return null
}
