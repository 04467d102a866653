import { saveCart } from '@comanda/contract/calls/cart'
import { toRandomKey } from '@comanda/screen/to-random-key'
import { call } from '../state/client.ts'
import { readCookie } from '../state/cookie.ts'
import { followTopics } from '../state/follow-topics.ts'
import { openClock } from '../state/store-clock.ts'
import { createOrder } from './create-order.ts'
import { readDevice } from './device.ts'
import { loadCart } from './load-cart.ts'
import { sayTableClosed, sayUndone, sayWaiting } from './order-speech.ts'
import { sendChange } from './send-change.ts'

/** The one order under way in this browser. */
export const order = createOrder({
  load: (cartId) => loadCart(cartId, readCookie('delivery-mode') === 'table'),
  save: (cart) => call(saveCart, cart),
  send: (pending, { id }) => sendChange(pending, { cartId: id, device: readDevice() }),
  follow: followTopics,
  openClock,
  newKey: toRandomKey,
  wait: waitForLine,
  isPaying: () => location.pathname.startsWith('/checkout'),
  sayUndone,
  sayTableClosed,
  sayWaiting,
})

function waitForLine(tries: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, Math.min(30_000, 1_000 * 2 ** tries))
    function done() {
      clearTimeout(timer)
      removeEventListener('online', done)
      resolve()
    }
    addEventListener('online', done)
  })
}
