import { deleteCard, getCards } from '@comanda/contract/calls/card'
import type { SavedCard } from '@comanda/rules/customer/customer'
import { hasCardExpired } from '@comanda/rules/customer/has-card-expired'
import type { CardId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import { defaultTimeZone, toStoreMoment } from '@comanda/rules/time/store-moment'
import { tell } from '@comanda/screen/toasts'
import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { lazy, Suspense, useState } from 'react'
import { MenuLink } from '../parts/exit-links.tsx'
import { PayMark } from '../payment/pay-mark.tsx'
import { call } from '../state/client.ts'
import { useTellingSend } from '../state/use-telling-send.ts'
import { ListSkeleton, OwnPart } from './own-part.tsx'
import { NothingYet, SectionTitle } from './section-title.tsx'
import { useOwn } from './use-own.ts'

const ConfirmSheet = lazy(() => import('./confirm-sheet.tsx'))

/** Brand, last four digits and expiry; we know nothing else (ACCOUNT-032). */
export function Cards() {
  const { account, accountPage: words } = useWords('customer')
  const own = useOwn('cards', (id) => call(getCards, { id }))
  const [leaving, setLeaving] = useState<SavedCard | null>(null)
  const { isSending, send } = useTellingSend(account.failed)
  return (
    <>
      <SectionTitle title={words.payment} />
      <OwnPart own={own} skeleton={<ListSkeleton rows={2} className="h-22" />}>
        {(cards) => {
          async function remove(cardId: CardId): Promise<void> {
            const reply = await send(() => call(deleteCard, { cardId }))
            setLeaving(null)
            if (!reply) return
            tell(reply.message)
            own.show(cards.filter(({ id }) => id !== cardId))
          }
          return (
            <>
              {cards.length === 0 ? (
                <NothingYet title={words.noPayment} hint={words.paymentHint}>
                  <MenuLink />
                </NothingYet>
              ) : (
                <ul className="grid gap-3">
                  {cards.map((card) => (
                    <CardRow key={card.id} card={card} onRemove={() => setLeaving(card)} />
                  ))}
                </ul>
              )}
              {leaving && (
                <Suspense>
                  <ConfirmSheet
                    title={words.removeCard}
                    isBusy={isSending}
                    onConfirm={() => remove(leaving.id)}
                    onClose={() => setLeaving(null)}
                  >
                    <p className="font-bold text-text">{words.cardEnding(toBrand(leaving), leaving.lastFour)}</p>
                    <p className="mt-1">{words.removeCardText}</p>
                  </ConfirmSheet>
                </Suspense>
              )}
            </>
          )
        }}
      </OwnPart>
    </>
  )
}

function CardRow({ card, onRemove }: { readonly card: SavedCard; readonly onRemove: () => void }) {
  const words = useWords('customer').accountPage
  const { date } = toStoreMoment(Date.now() as Instant, defaultTimeZone)
  const isExpired = hasCardExpired(card, date)
  const when = `${String(card.expiryMonth).padStart(2, '0')}/${card.expiryYear % 100}`
  const name = words.cardEnding(toBrand(card), card.lastFour)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-surface p-4 shadow-card md:px-5">
      <PayMark of={card.brand} className="h-11 w-[4.125rem]" />
      <span className="min-w-36 flex-1">
        <span className="sr-only">{name}</span>
        <span aria-hidden="true" className="block text-lg font-bold tabular-nums">
          {toBrand(card)} •••• {card.lastFour}
        </span>
        <span className={`block text-sm ${isExpired ? 'font-bold text-accent-text' : 'text-muted'}`}>
          {isExpired ? words.cardExpired(when) : words.cardExpires(when)}
        </span>
      </span>
      <Button
        look="quiet"
        className="text-sm! text-primary-text!"
        aria-label={`${words.remove}: ${name}`}
        onClick={onRemove}
      >
        {words.remove}
      </Button>
    </li>
  )
}

/** Spelled as the networks do; any other name is shown as the provider sends it. */
const brands: Readonly<Record<string, string>> = { visa: 'Visa', mastercard: 'Mastercard', amex: 'Amex' }

function toBrand({ brand }: SavedCard): string {
  return brands[brand.toLowerCase()] ?? brand
}
