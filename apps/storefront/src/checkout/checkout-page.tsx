import { usePrice, useWords } from '@comanda/screen/words'
import { Button, buttonClass } from '@comanda/ui/button'
import { TextField } from '@comanda/ui/field'
import { Heading } from '@comanda/ui/heading'
import { lazy, Suspense, useState } from 'react'
import { BillingPart } from './billing-part.tsx'
import { type CheckoutForm, findWay, startForm } from './checkout-form.ts'
import { ContactPart } from './contact-part.tsx'
import { PaymentPart } from './payment-part.tsx'
import type { Checkout } from './read-checkout.ts'
import { SetupPart } from './setup-part.tsx'
import { SummaryPart } from './summary-part.tsx'
import { useOrdering } from './use-ordering.ts'

const BankFormDialog = lazy(() => import('./bank-form-dialog.tsx'))

interface CheckoutPageProps {
  readonly title: string
  readonly checkout: Checkout
  /** The cart is not what was shown: it is read again. */
  readonly onChanged: () => void
}

/** One page: who, where, how it is paid, and a button that says what it costs. */
export function CheckoutPage({ title, checkout, onChanged }: CheckoutPageProps) {
  const words = useWords('checkout')
  const price = usePrice()
  const [form, setForm] = useState<CheckoutForm>(() => startForm(checkout))
  // Which bank form is open: a number is used up by every try, so another card gets another form.
  const [bankForm, setBankForm] = useState(0)
  const { isSending, problems, problem, order, check } = useOrdering(checkout, form, onChanged)
  const change = (changes: Partial<CheckoutForm>) => setForm({ ...form, ...changes })
  const { cart, total } = checkout.told
  const isDoor = form.pays?.kind === 'door'
  // A provider's card form lies over the page; every other way needs no more than the press.
  const cardForm = findWay(form.pays)?.cardForm
  const press = () => (cardForm && total > 0 ? check() && setBankForm(bankForm + 1) : order())

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        press()
      }}
      className="mx-auto grid max-w-5xl gap-8 px-4 pt-8 pb-28 md:grid-cols-[1fr_22rem] md:items-start md:py-12"
    >
      <div className="grid gap-8">
        <Heading level={1} look="screen">
          {title}
        </Heading>
        <SetupPart setup={cart.setup} />
        <ContactPart contact={form.contact} problems={problems} onChange={(contact) => change({ contact })} />
        <TextField
          name="notes"
          label={words.checkout.notes}
          isOptional
          value={form.notes}
          onChange={(notes) => change({ notes })}
        />
        <PaymentPart checkout={checkout} form={form} problem={problem} onChange={change} />
        <BillingPart form={form} onChange={change} />
      </div>
      <div className="grid gap-4 md:sticky md:top-24">
        <SummaryPart told={checkout.told} />
        <a href="/" className={buttonClass({ look: 'quiet' })}>
          {words.checkout.nothingToPay}
        </a>
        <div className="fixed inset-x-0 bottom-0 z-20 grid gap-1.5 border-t border-line bg-surface px-4 py-3 md:static md:border-0 md:bg-transparent md:p-0">
          <Button type="submit" size="large" disabled={isSending} className="w-full">
            {isSending
              ? words.checkout.paying
              : isDoor
                ? words.checkout.order(price(total))
                : words.payment.pay(price(total))}
          </Button>
          <p className="text-center text-sm text-muted">{words.checkout.obligation}</p>
        </div>
      </div>
      <Suspense>
        {bankForm > 0 && cardForm && (
          <BankFormDialog
            key={bankForm}
            checkout={checkout}
            cardForm={cardForm}
            isSending={isSending}
            problem={problem}
            onToken={order}
            onAgain={() => check() && setBankForm(bankForm + 1)}
            onClose={() => setBankForm(0)}
          />
        )}
      </Suspense>
    </form>
  )
}
