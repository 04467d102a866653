import { isWallet } from '@comanda/rules/payment/payment-choice'
import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { Heading } from '@comanda/ui/heading'
import { PayMark } from '../payment/pay-mark.tsx'
import type { PayChoice } from '../state/last-order.ts'
import type { Checkout } from './read-checkout.ts'

interface WalletPartProps {
  readonly checkout: Checkout
  /** Orders and pays at once, or asks for what is still missing; null while that is not possible. */
  readonly payWith: ((way: PayChoice) => void) | null
}

/** Wallets stand before every form: whoever is known here pays by one press. */
export function WalletPart({ checkout, payWith }: WalletPartProps) {
  const words = useWords('checkout')
  const wallets = checkout.online.filter(isWallet)
  if (wallets.length === 0 || checkout.told.total === 0) return null
  const labels: Readonly<Record<string, string>> = words.checkout.methods
  return (
    <section aria-labelledby="wallets" className="grid gap-3">
      <Heading level={2} look="part" id="wallets">
        {words.payment.quick}
      </Heading>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(max(9rem,34%),1fr))] gap-2">
        {wallets.map((value) => (
          <Button
            key={value}
            look="soft"
            size="large"
            className="px-2! text-base! whitespace-nowrap"
            aria-label={words.payment.payWith(labels[value] ?? value)}
            disabled={payWith === null}
            onClick={() => payWith?.({ kind: 'online', value })}
          >
            <PayMark of={value} />
            {labels[value] ?? value}
          </Button>
        ))}
      </div>
    </section>
  )
}
