import type { OrderId } from '@comanda/rules/ids'
import { useWords } from '@comanda/screen/words'
import { Button, type ButtonProps } from '@comanda/ui/button'
import { useRoot } from '../parts/use-root.ts'
import { useFilters } from '../state/filters.ts'
import { useTellingSend } from '../state/use-telling-send.ts'

interface RepeatButtonProps extends Pick<ButtonProps, 'size' | 'className'> {
  readonly orderId: OrderId
  /** When it was made, for readers who do not see which order the button belongs to. */
  readonly moment: string
}

/** «Order again». Its work is fetched when it is pressed. */
export function RepeatButton({ orderId, moment, ...look }: RepeatButtonProps) {
  const words = useWords('customer', 'cart', 'refusals', 'dish')
  const { site } = useRoot()
  const { isSending, send } = useTellingSend(words.account.failed)
  // Reads what the diner avoids from the device, so that the order is checked against it.
  useFilters()
  const repeat = () =>
    send(async () => {
      const { repeatOrder } = await import('./repeat-order.ts')
      return repeatOrder({ orderId, site, words })
    })
  return (
    <Button look="soft" disabled={isSending} aria-label={words.accountPage.repeatOf(moment)} onClick={repeat} {...look}>
      {words.accountPage.repeat}
    </Button>
  )
}
