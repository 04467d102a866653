import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * A body arrives whole within this time or not at all. Node's own limit ends with the head of a request: a body that
 * drips byte by byte would keep its connection for hours.
 */
export function registerBodyDeadline(app: FastifyInstance, limitMs: number): void {
  app.addHook('onRequest', ({ raw, headers }, _reply, done) => {
    if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return done()
    // A request that was injected came by no connection.
    if (!(raw.socket instanceof Socket)) return done()
    const late = setTimeout(() => raw.socket.end(tooSlow).destroySoon(), limitMs)
    late.unref()
    const stop = () => clearTimeout(late)
    raw.once('end', stop).once('close', stop)
    done()
  })
}

const tooSlow = 'HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n'
