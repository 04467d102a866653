import type { DeliveryPayment } from '@comanda/rules/payment/payment-choice'
import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'

/** How money is handed over to a person. */
export function TakingWays({ onChoose }: { readonly onChoose: (by: DeliveryPayment) => void }) {
  const { floor: words } = useWords('floor')
  return (
    <div className="grid grid-cols-2 gap-2">
      <Button size="large" onClick={() => onChoose('cash')}>
        {words.cash}
      </Button>
      <Button size="large" look="soft" onClick={() => onChoose('terminal')}>
        {words.terminal}
      </Button>
    </div>
  )
}
