import type { FaultKnobs } from './fault-knobs.ts'

export interface Notifier {
  /** Notifies the shop with the fields of a form, as the knob allows. */
  send(url: string, fields: Readonly<Record<string, string>>): Promise<void>
  /** The same with a text whose exact bytes are signed in its headers. */
  sendSigned(url: string, message: SignedText): Promise<void>
  /** Sends what was held back. */
  release(): Promise<void>
}

export interface SignedText {
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

interface Message {
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

const form = 'application/x-www-form-urlencoded;charset=UTF-8'

/** The message that a stranger on the way would send on: one sign in the middle is another. */
function tamper(body: string): string {
  const at = Math.floor(body.length / 2)
  return `${body.slice(0, at)}${body[at] === 'A' ? 'B' : 'A'}${body.slice(at + 1)}`
}

/** Sent server to server; a shop that does not answer is not waited for. */
export function createNotifier(knobs: FaultKnobs): Notifier {
  const held: (() => Promise<void>)[] = []
  const deliver = async (url: string, message: Message) => {
    if (url === '' || knobs.delivery === 'drop') return
    const sent = knobs.delivery === 'tamper' ? { ...message, body: tamper(message.body) } : message
    const post = async () => {
      await fetch(toReachable(url), { method: 'POST', ...sent, signal: AbortSignal.timeout(5_000) }).catch(() => {})
    }
    if (knobs.delivery === 'hold') {
      held.push(post)
      return
    }
    await post()
    if (knobs.delivery === 'twice') await post()
  }
  return {
    send: (url, fields) =>
      deliver(url, { body: String(new URLSearchParams(fields)), headers: { 'content-type': form } }),
    sendSigned: (url, { body, headers }) =>
      deliver(url, { body, headers: { 'content-type': 'application/json', ...headers } }),
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
