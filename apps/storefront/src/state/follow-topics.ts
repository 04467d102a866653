import { createFollower } from './create-follower.ts'
import { createVisitClient } from './create-visit-client.ts'
import { readSession } from './session.ts'
import { forgetVisit, openVisit } from './visit.ts'

/** Listens to live topics as long as the page is open; returns a function that stops it. */
export const followTopics = createFollower({
  openClient: async () => createVisitClient(await openVisit(), null),
  readSession,
  forgetVisit,
  openSource: (url) => new EventSource(url),
  askStatus,
  page: globalThis.window,
})

async function askStatus(url: string): Promise<number> {
  const asking = new AbortController()
  try {
    const { status } = await fetch(url, { signal: asking.signal })
    return status
  } catch {
    return 0
  } finally {
    asking.abort()
  }
}
