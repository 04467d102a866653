import type { FollowedOrder } from '@comanda/contract/entities/followed-order'
import { tell } from '@comanda/screen/toasts'
import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { toFollowPath } from './follow-link.ts'

/** Gives the order's private link to somebody else: by the phone's own sheet, or else by copying it. */
export function ShareOrder({ order }: { readonly order: Pick<FollowedOrder, 'followKey' | 'number'> }) {
  const words = useWords('checkout').status
  const share = async () => {
    const url = `${location.origin}${toFollowPath(order.followKey)}`
    if (typeof navigator.share === 'function') {
      // Whoever closes the sheet has changed their mind: nothing is said.
      await navigator.share({ title: words.order(String(order.number)), url }).catch(() => undefined)
      return
    }
    // Browsers refuse the clipboard over plain http; the address can still be copied by hand.
    await navigator.clipboard?.writeText(url).then(
      () => tell(words.shared),
      () => tell(url),
    )
  }
  return (
    <div className="grid gap-1.5">
      <Button look="soft" onClick={share}>
        {words.share}
      </Button>
      <p className="text-pretty text-sm text-muted">{words.shareText}</p>
    </div>
  )
}
