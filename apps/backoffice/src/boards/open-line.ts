import { toStaffLineAddress } from '@comanda/contract/calls/staff/live'
import {
  findStaffMessage,
  resyncEvent,
  type StaffMessage,
  type StaffTopic,
  signOfLife,
  staleAfterSeconds,
} from '@comanda/contract/staff-live'

/** Whoever listens to a line. */
export interface LineHearer {
  readonly topics: readonly StaffTopic[]
  /** The part of a kitchen that its board shows, so that others know that somebody looks at it. */
  readonly shows?: string | undefined
  readonly hear: (message: StaffMessage) => void
  /** The line has begun, or news were lost: everything must be read again. */
  readonly begin: () => void
  /** A sign of life, with the server's clock. */
  readonly live: (serverNow: number) => void
  /** The line was lost; told once, however often it is tried again in vain. */
  readonly lose: () => void
}

export interface LineTools {
  readonly openSource: (address: string) => Pick<EventSource, 'addEventListener' | 'close'>
  readonly now: () => number
  readonly page: Pick<Window, 'addEventListener' | 'removeEventListener'>
}

/** A line that is gone is tried again this often, so that it is back within a second of the network's return. */
const lookEveryMs = 500

/** Listens until the returned function is called. A line that gives no sign of life is given up for another one. */
export function openLine({ topics, shows, hear, begin, live, lose }: LineHearer, tools: LineTools): () => void {
  const { openSource, now, page } = tools
  let source: ReturnType<LineTools['openSource']> | undefined
  let heardAt = 0
  let isLost = false

  function open(): void {
    source?.close()
    heardAt = now()
    const opened = openSource(toStaffLineAddress(topics, shows))
    source = opened
    const listen = (event: string, hearer: (data: string) => void) =>
      opened.addEventListener(event, (told) => {
        if (source === opened) hearer(String((told as MessageEvent).data))
      })
    listen('open', () => {
      isLost = false
      begin()
    })
    listen(resyncEvent, begin)
    listen(signOfLife, (data) => {
      heardAt = now()
      live(Number(data))
    })
    for (const topic of topics) {
      listen(topic, (data) => {
        const message = findStaffMessage(data)
        if (message !== undefined) hear(message)
      })
    }
    // The browser would wait for seconds before it tries again, and gives up after a refusal.
    listen('error', drop)
  }

  function drop(): void {
    close()
    if (!isLost) lose()
    isLost = true
  }

  function close(): void {
    source?.close()
    source = undefined
  }

  // A network can vanish without a word: then the source still looks open, and only the silence tells.
  const watch = setInterval(() => {
    if (source === undefined || now() - heardAt >= staleAfterSeconds * 1000) open()
  }, lookEveryMs)
  page.addEventListener('online', open)
  page.addEventListener('offline', drop)
  page.addEventListener('pagehide', close)
  open()
  return () => {
    clearInterval(watch)
    page.removeEventListener('online', open)
    page.removeEventListener('offline', drop)
    page.removeEventListener('pagehide', close)
    close()
  }
}
