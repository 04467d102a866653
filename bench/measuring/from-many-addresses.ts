import type { Send } from '@comanda/contract/send'
import { sendTo } from '../../apps/server/src/testing/http/open-visit.ts'

/** As from many addresses, through a proxy, so that no rate limit applies. */
export function fromManyAddresses(url: string): Send {
  const send = sendTo(url)
  let count = 0
  return (request) => {
    count += 1
    const address = `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`
    return send({ ...request, headers: { ...request.headers, 'x-forwarded-for': address } })
  }
}
