import type { ServerResponse } from 'node:http'

const streamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // Nothing else uses this connection; a stopping server need not wait for it to time out.
  connection: 'close',
  // Proxies that buffer an answer would buffer this one for ever.
  'x-accel-buffering': 'no',
} as const

/** How much a reader may leave unread before it is disconnected; it reconnects and resumes where it was. */
const unreadLimit = 64 * 1024

/**
 * Begins an answer that goes on for as long as both sides want it. It comes without chunks and ends with its
 * connection, so that the same bytes can be sent to everybody.
 */
export function beginStream(response: ServerResponse, lastEventId: number): void {
  response.removeHeader('transfer-encoding')
  response.writeHead(200, streamHeaders)
  // The current id, so that a browser that loses the connection before anything happens still resumes from here.
  response.write(`retry: 2000\nid: ${lastEventId}\n\n`)
}

/** Straight to the socket: the response would hold back each write until the next tick, with a list of its own. */
export function writeToStream(response: ServerResponse, bytes: Buffer): void {
  if (response.writableEnded) return
  // A response that waits behind another one of its connection has no socket yet.
  const way = response.socket ?? response
  if (way.writableLength > unreadLimit) response.destroy()
  else way.write(bytes)
}
