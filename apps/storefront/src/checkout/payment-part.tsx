import { asksForChange } from '@comanda/rules/payment/payment-choice'
import type { Form } from '@comanda/screen/use-form'
import { useWords } from '@comanda/screen/words'
import { CheckField, TextField } from '@comanda/ui/field'
import { type CheckoutForm, findWay } from './checkout-form.ts'
import { PayList } from './pay-list.tsx'
import type { Checkout, OfferedCard } from './read-checkout.ts'

interface PaymentPartProps {
  readonly checkout: Checkout
  readonly form: Form<CheckoutForm>
  readonly problem: string | null
}

/** The ways of paying: now, or when the order is handed over. */
export function PaymentPart({ checkout, form, problem }: PaymentPartProps) {
  const words = useWords('checkout').checkout
  const { cards, online, atTheDoor, isCustomer } = checkout
  const { value: pays, onChange: choose } = form.field('pays')
  const methods: Readonly<Record<string, string>> = words.methods
  const toLabel = ({ brand, lastFour }: OfferedCard) =>
    words.cardEnding(brand.charAt(0).toUpperCase() + brand.slice(1), lastFour)
  const savedCards = cards
    .filter(({ hasExpired }) => !hasExpired)
    .map((card) => ({ label: toLabel(card), mark: card.brand, way: { kind: 'card', id: card.id } as const }))
  const paidNow = online.map((value) => ({
    label: methods[value] ?? value,
    mark: value,
    way: { kind: 'online', value } as const,
  }))
  const paidThere = atTheDoor.map((value) => ({
    label: methods[value] ?? value,
    mark: value,
    way: { kind: 'door', value } as const,
  }))
  return (
    <fieldset className="grid gap-2" aria-describedby={problem === null ? undefined : 'payment-problem'}>
      <legend className="mb-2 text-xl font-extrabold">{words.howToPay}</legend>
      {problem !== null && (
        <p id="payment-problem" role="alert" className="rounded-2xl bg-sunken px-4 py-3 font-bold text-accent-text">
          {problem}
        </p>
      )}
      {online.length + cards.length > 0 && <p className="mt-1 text-sm font-bold text-muted">{words.now}</p>}
      <PayList offered={[...savedCards, ...paidNow]} chosen={pays} onChoose={choose} />
      {cards
        .filter(({ hasExpired }) => hasExpired)
        .map((card) => (
          <p key={card.id} className="px-3 text-sm text-muted">
            {words.cardExpired(toLabel(card))}
          </p>
        ))}
      {isCustomer && findWay(pays)?.savesCard && (
        <div className="px-3">
          <CheckField {...form.field('savesCard')} label={words.saveCard} isOptional />
        </div>
      )}
      <p className="mt-3 text-sm font-bold text-muted">
        {checkout.share === null ? words.atTheDoor : words.atTheTable}
      </p>
      <PayList offered={paidThere} chosen={pays} onChoose={choose} />
      {pays?.kind === 'door' && asksForChange(pays.value) && (
        <div className="mt-1 px-3">
          <TextField {...form.field('change')} label={words.changeFor} isOptional />
        </div>
      )}
    </fieldset>
  )
}
