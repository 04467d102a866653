import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
  readonly to: string
  /** As received: headers, parts, attachments. */
  readonly source: string
}

export interface Mailbox {
  readonly url: string
  readonly received: ReceivedMail[]
  /** What the server answers instead of accepting the next messages: an SMTP code; null accepts them. */
  answer: { readonly at: 'recipient' | 'data'; readonly code: number } | null
  /** Runs after a message was accepted, before its sender is told. */
  beforeYes: () => Promise<void>
  close(): Promise<void>
}

/** A real mail server on this machine, which keeps what it receives. */
export async function openMailbox(): Promise<Mailbox> {
  const received: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    closeTimeout: 100,
    onRcptTo(_address, _session, done) {
      done(mailbox.answer?.at === 'recipient' ? toRefusal(mailbox.answer.code) : null)
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        if (mailbox.answer?.at === 'data') return done(toRefusal(mailbox.answer.code))
        const to = session.envelope.rcptTo.map(({ address }) => address).join(' ')
        received.push({ to, source: Buffer.concat(chunks).toString('utf8') })
        await mailbox.beforeYes()
        done(null)
      })
    },
  })
  server.on('error', () => {})
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const { port } = listening.address() as AddressInfo
  const mailbox: Mailbox = {
    url: `smtp://127.0.0.1:${port}`,
    received,
    answer: null,
    beforeYes: async () => {},
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return mailbox
}

function toRefusal(code: number): Error {
  return Object.assign(new Error('not now'), { responseCode: code })
}
