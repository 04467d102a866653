/** Of an answer that goes on for as long as both sides want it. */
export const streamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // Nothing else uses this connection; a stopping server need not wait for it to time out.
  connection: 'close',
  // Proxies that buffer an answer would buffer this one for ever.
  'x-accel-buffering': 'no',
} as const
