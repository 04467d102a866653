import type { FaultKnobs } from './fault-knobs.ts'

export interface Notifier {
  /** Notifies the shop, as the knob allows. */
  send(url: string, fields: Readonly<Record<string, string>>): Promise<void>
  /** Sends what was held back. */
  release(): Promise<void>
}

/** Sent server to server, as a form; a shop that does not answer is not waited for. */
export function createNotifier(knobs: FaultKnobs): Notifier {
  const held: (() => Promise<void>)[] = []
  const post = async (url: string, fields: Readonly<Record<string, string>>) => {
    await fetch(toReachable(url), {
      method: 'POST',
      body: new URLSearchParams(fields),
      signal: AbortSignal.timeout(5_000),
    }).catch(() => {})
  }
  return {
    async send(url, fields) {
      if (url === '' || knobs.delivery === 'drop') return
      if (knobs.delivery === 'hold') {
        held.push(() => post(url, fields))
        return
      }
      await post(url, fields)
      if (knobs.delivery === 'twice') await post(url, fields)
    },
    async release() {
      for (const send of held.splice(0)) await send()
    },
  }
}

/** Browsers resolve every name under localhost to this machine; the system's resolver often knows none of them. */
function toReachable(url: string): string {
  const address = new URL(url)
  if (address.hostname.endsWith('.localhost')) address.hostname = '127.0.0.1'
  return address.href
}
