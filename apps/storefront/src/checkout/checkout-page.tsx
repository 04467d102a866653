import { asksForContact } from '@comanda/rules/cart/check-contact'
import { useForm } from '@comanda/screen/use-form'
import { usePrice, useWords } from '@comanda/screen/words'
import { Button, buttonClass } from '@comanda/ui/button'
import { TextField } from '@comanda/ui/field'
import { Heading } from '@comanda/ui/heading'
import { useState } from 'react'
import { forgetDiner } from '../setup/forget-diner.ts'
import type { PayChoice } from '../state/last-order.ts'
import { BillingPart } from './billing-part.tsx'
import { CardDialog } from './card-dialog.tsx'
import { findFirstWay, findWay, isOfLastOrder } from './checkout-form.ts'
import { ContactPart, useContactProblems } from './contact-part.tsx'
import { findShortfall } from './find-shortfall.ts'
import { KnownDiner } from './known-diner.tsx'
import { PaymentPart } from './payment-part.tsx'
import type { Checkout } from './read-checkout.ts'
import { ReceiptPart } from './receipt-part.tsx'
import { SetupPart } from './setup-part.tsx'
import { SummaryPart } from './summary-part.tsx'
import { useFreshOrder } from './use-fresh-order.ts'
import { useKeptForm } from './use-kept-form.ts'
import { useOrdering } from './use-ordering.ts'
import { WalletPart } from './wallet-part.tsx'

interface CheckoutPageProps {
  readonly title: string
  readonly checkout: Checkout
  /** The cart differs from what was shown, so it is read again. */
  readonly onChanged: () => void
}

/** One page: wallets, contact, place, payment, and a button that shows the price. */
export function CheckoutPage({ title, checkout, onChanged }: CheckoutPageProps) {
  const words = useWords('checkout', 'cart')
  const price = usePrice()
  const [values, change] = useKeptForm(checkout)
  const [isFormOpen, setFormOpen] = useState(false)
  const [isRecalled, setRecalled] = useState(isOfLastOrder(values, checkout))
  const { isSending, problem, failures, order, forgive } = useOrdering(checkout, values, onChanged)
  const { cart, total } = checkout.told
  const shortfall = findShortfall(checkout)
  // An account knows its customer, and a table leaves nothing on its diners' phones.
  const isRemembering = !checkout.isCustomer && asksForContact(cart.setup.mode)
  const isDoor = values.pays?.kind === 'door'
  // A provider's card form or field opens over the page; every other way to pay needs only the button.
  const way = findWay(values.pays) ?? {}
  const asksCard = (way.cardForm ?? way.cardField) !== undefined
  useFreshOrder(cart, { isBusy: isSending || isFormOpen, readAgain: onChanged })
  const openForm = () => {
    forgive()
    setFormOpen(true)
  }
  const form = useForm({
    values,
    change,
    problems: useContactProblems(values, cart.setup.mode),
    says: 'tried',
    submit: () => (asksCard && total > 0 ? openForm() : order({ kind: 'none' })),
  })

  const beSomebodyElse = () => {
    forgetDiner()
    setRecalled(false)
    change({ fullName: '', email: '', phone: '', pays: findFirstWay(checkout) })
  }
  const payWith = (pays: PayChoice) => {
    change({ pays })
    forgive()
    if (form.check()) order({ kind: 'none' }, pays)
  }

  return (
    <form
      {...form.props}
      className="mx-auto grid max-w-5xl gap-8 px-4 pt-8 pb-28 md:grid-cols-[1fr_22rem] md:items-start md:py-12"
    >
      <div className="grid gap-8">
        <Heading level={1} look="screen">
          {title}
        </Heading>
        <WalletPart checkout={checkout} payWith={isSending || shortfall !== null ? null : payWith} />
        <SetupPart setup={cart.setup} />
        <ContactPart
          field={form.field}
          note={isRemembering && <KnownDiner isRecalled={isRecalled} onForget={beSomebodyElse} />}
        />
        <TextField {...form.field('notes')} label={words.checkout.notes} isOptional />
        <PaymentPart checkout={checkout} form={form} problem={problem} />
        <BillingPart form={form} />
      </div>
      <div className="grid gap-4 md:sticky md:top-24">
        <SummaryPart told={checkout.told} />
        <ReceiptPart checkout={checkout} onChanged={onChanged} />
        <a href="/" className={buttonClass({ look: 'quiet' })}>
          {words.checkout.nothingToPay}
        </a>
        <div className="fixed inset-x-0 bottom-0 z-20 grid gap-1.5 border-t border-line bg-surface px-4 py-3 md:static md:border-0 md:bg-transparent md:p-0">
          {shortfall !== null && (
            <p role="alert" className="text-center text-sm font-bold text-accent-text">
              {words.cart.belowMinimum(price(shortfall))}
            </p>
          )}
          <Button type="submit" size="large" disabled={isSending || shortfall !== null} className="w-full">
            {isSending
              ? words.checkout.paying
              : isDoor
                ? words.checkout.order(price(total))
                : words.payment.pay(price(total))}
          </Button>
          <p className="text-center text-sm text-muted">{words.checkout.obligation}</p>
        </div>
      </div>
      {isFormOpen && (
        <CardDialog
          way={way}
          checkout={checkout}
          isSending={isSending}
          problem={problem}
          failures={failures}
          onCard={(card) => form.check() && order(card)}
          onClose={() => setFormOpen(false)}
        />
      )}
    </form>
  )
}
