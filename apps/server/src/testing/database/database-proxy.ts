import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A database's address that can be switched off and on. */
export interface DatabaseProxy {
  readonly url: string
  /** As when PostgreSQL has ended: connections are cut and new ones refused. */
  readonly goAway: () => Promise<void>
  /** As when the network loses everything: connections stay open, and nobody answers. */
  readonly fallSilent: () => void
  readonly comeBack: () => Promise<void>
  readonly close: () => Promise<void>
}

export async function openDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let silent = false
  const join = (from: Socket, to: Socket) => {
    sockets.add(from)
    from.on('data', (bytes) => silent || to.write(bytes))
    from.on('error', () => {})
    from.on('close', () => {
      sockets.delete(from)
      to.destroy()
    })
  }
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    join(near, far)
    join(far, near)
  })
  const open = async (port: number) => {
    silent = false
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  const goAway = async () => {
    if (!server.listening) return
    const gone = once(server, 'close')
    server.close()
    for (const socket of sockets) socket.destroy()
    await gone
  }
  await open(0)
  const { port } = server.address() as AddressInfo
  const url = new URL(databaseUrl)
  url.port = String(port)
  return {
    url: url.href,
    goAway,
    fallSilent() {
      silent = true
    },
    async comeBack() {
      // What was lost cannot be sent again, so those connections cannot continue.
      await goAway()
      await open(port)
    },
    close: goAway,
  }
}
