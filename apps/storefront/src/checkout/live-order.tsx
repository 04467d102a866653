import type { FollowKey } from '@comanda/rules/ids'
import { toShownStatus } from '@comanda/rules/order/shown-status'
import { useWords } from '@comanda/screen/words'
import { useEffect } from 'react'
import { keepLive, readLiveKey, toFollowPath } from './follow-link.ts'
import { isFollowed } from './order-looks.ts'
import { useFollowedOrder } from './use-order.ts'

/** The way to an order that is not over yet, for whoever ordered on this device: its number and how it stands (F-224). */
export default function LiveOrder() {
  const key = readLiveKey()
  return key && <Live followKey={key} />
}

function Live({ followKey }: { readonly followKey: FollowKey }) {
  const words = useWords('checkout').status
  const read = useFollowedOrder(followKey)
  const isLive = read.state === 'ready' && isFollowed(read.value.status)
  const isOver = read.state === 'refused' || (read.state === 'ready' && !isLive)
  useEffect(() => {
    if (isOver) keepLive(followKey, false)
  }, [followKey, isOver])
  if (read.state !== 'ready' || !isLive) return null
  const { number, status, mode, isOut } = read.value
  return (
    <a
      href={toFollowPath(followKey)}
      className="flex min-h-11 items-center justify-between gap-4 bg-primary-soft px-4 py-2 font-bold text-on-primary-soft md:px-8"
    >
      <span>
        {words.order(String(number))} · {words.labels[toShownStatus(status, mode, isOut)]}
      </span>
      <span className="underline underline-offset-4">{words.follow}</span>
    </a>
  )
}
