import type { Agent } from 'node:http'
import type { StationId } from '@comanda/rules/ids'
import type { StaffDesk } from '../../apps/server/src/testing/team/staff-desk.ts'
import { storeId } from './kitchen-evening.ts'
import { fetchOnce } from './request-rounds.ts'

/** A board as the screens are: it asks again when it hears of something, and one look is under way at a time. */
export interface FollowingBoard {
  /** When what it had heard of was read; undefined while it is still to be read. */
  readonly findTrueAt: () => number | undefined
  readonly close: () => void
}

interface Following {
  readonly url: string
  readonly agent: Agent
  readonly stationId: StationId | null
}

export async function followBoard(desk: StaffDesk, { url, agent, stationId }: Following): Promise<FollowingBoard> {
  const address = `${url}/api/staff/kitchen?storeId=${storeId}&stationId=${stationId ?? ''}`
  const headers = { ...desk.headers, 'accept-encoding': 'gzip' }
  let trueAt: number | undefined = performance.now()
  let isLooking = false
  let isBehind = false
  const look = async () => {
    trueAt = undefined
    isBehind = true
    if (isLooking) return
    isLooking = true
    while (isBehind) {
      isBehind = false
      await fetchOnce(agent, address, { headers })
    }
    isLooking = false
    trueAt = performance.now()
  }
  const line = await desk.listen('kitchen,orders', (text) => {
    if (/^event: (kitchen|orders)$/m.test(text)) void look()
  })
  await look()
  return { findTrueAt: () => trueAt, close: line.close }
}
