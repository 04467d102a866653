import type { Runner } from 'graphile-worker'
import { withDeadline } from './startup/with-deadline.ts'

export interface Jobs {
  isRunning(): boolean
  stop(): Promise<void>
}

const againAfterMs = 1_000
/**
 * A queue miscounts what it waits for when the ends of two jobs cannot be written, and then never comes to its own end:
 * neither the one in its place nor a stop waits for it any longer.
 */
const endingMs = 5_000

/** The queue ends when its connections break at a bad moment; it is then started again, as long as it is needed. */
export async function keepRunning(begin: () => Promise<Runner>, onTrouble: (message: string) => void): Promise<Jobs> {
  let runner: Runner | undefined
  let stopped = false
  let again: NodeJS.Timeout | undefined
  let beginning = beginOne()

  async function beginOne(): Promise<void> {
    const current = await begin()
    runner = current
    void waitForEnd(current, onTrouble).then(() => {
      runner = undefined
      if (!stopped) beginLater()
    })
  }
  function beginLater(): void {
    again = setTimeout(() => {
      beginning = beginOne().catch((error) => {
        onTrouble(`the jobs cannot be begun again: ${error}`)
        if (!stopped) beginLater()
      })
    }, againAfterMs)
  }
  async function endLast(): Promise<void> {
    // One that is just being begun would otherwise stay.
    await beginning
    const last = runner
    // One that its connections are just ending refuses to be stopped again: it is waited for like any other.
    await last?.stop().catch(() => {})
    await last?.promise.catch(() => {})
  }

  await beginning
  return {
    isRunning: () => runner !== undefined,
    async stop() {
      stopped = true
      clearTimeout(again)
      await withDeadline(endingMs, endLast()).catch((error) => onTrouble(`the jobs do not stop: ${error.message}`))
    },
  }
}

/** From the moment that it begins to end, by itself or because it is told to, its time is limited. */
async function waitForEnd(runner: Runner, onTrouble: (message: string) => void): Promise<void> {
  const ended = runner.promise.catch(() => {})
  const ending = new Promise<void>((resolve) => runner.events.once('pool:gracefulShutdown', () => resolve()))
  await Promise.race([ended, ending])
  await withDeadline(endingMs, ended).catch((error) => {
    onTrouble(`the jobs do not end: ${error.message}`)
    // Its schedule would otherwise go on.
    runner.stop().catch(() => {})
  })
}
