import type { Address } from '@comanda/rules/customer/contact'
import { toAddressLine } from '@comanda/rules/setup/address-line'
import { findZone } from '@comanda/rules/venue/delivery-area'
import type { Store } from '@comanda/rules/venue/store'
import type { Form } from '@comanda/screen/use-form'
import { usePrice, useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { Choice } from '@comanda/ui/choice'
import { lazy, Suspense, useId } from 'react'
import { AddressFields } from '../parts/address-fields.tsx'
import { useRoot } from '../parts/use-root.ts'
import { Apology } from './apology.tsx'
import type { SetupWork } from './use-setup-work.ts'

const PlaceSearch = lazy(() => import('./place-search.tsx'))
const CityGuess = lazy(() => import('./city-guess.tsx'))

interface AddressPartProps {
  readonly work: Pick<SetupWork, 'draft' | 'context' | 'store' | 'modes' | 'delivery' | 'chooseMode'>
  readonly form: Form<Address>
}

/** The customer's own address or another, and at once whether, by whom and from what amount it is served. */
export function AddressPart({ work, form }: AddressPartProps) {
  const words = useWords('setup').setup
  const { mapsKey, findsCity } = useRoot().site
  const { draft, context, store, modes, delivery, chooseMode } = work
  const { own, typed, isServed } = delivery
  const name = useId()
  const isTyped = own === null || !draft.usesDefaultAddress
  return (
    <div>
      {own !== null && (
        <fieldset className="mb-3 grid gap-1">
          <legend className="sr-only">{words.steps.address}</legend>
          <Choice
            kind="radio"
            name={name}
            label={
              <>
                <span className="block">{words.address.useDefault}</span>
                <span className="block text-sm font-normal">{toAddressLine(own)}</span>
              </>
            }
            isChosen={draft.usesDefaultAddress}
            onChoose={() => delivery.takeOwn(true)}
          />
          <Choice
            kind="radio"
            name={name}
            label={words.address.useOther}
            isChosen={!draft.usesDefaultAddress}
            onChoose={() => delivery.takeOwn(false)}
          />
        </fieldset>
      )}
      {isTyped && (
        <>
          {mapsKey !== null && (
            <Suspense>
              <PlaceSearch mapsKey={mapsKey} onFound={(found) => delivery.type({ ...typed, ...found })} />
            </Suspense>
          )}
          <div ref={form.ref}>
            <AddressFields field={form.field} />
          </div>
          {findsCity && (
            <Suspense>
              <CityGuess typed={typed} onFound={delivery.type} />
            </Suspense>
          )}
          <p className="text-sm text-muted">
            {context.loggedIn ? words.address.keptInAccount : words.address.keptHere}
          </p>
        </>
      )}
      {isServed === false && (
        <Apology title={words.sorry} text={words.addressNotServed} hint={words.notServedHint}>
          {modes.includes('pickup') && (
            <Button look="soft" size="small" className="min-h-11" onClick={() => chooseMode('pickup')}>
              {words.pickUpInstead}
            </Button>
          )}
        </Apology>
      )}
      {isServed === true && <ServedBy store={store} address={delivery.address} />}
    </div>
  )
}

interface ServedByProps {
  readonly store: Store | null
  readonly address: Address | null
}

/** Which store delivers, its minimum order and its price, shown before anything is chosen (SETUP-041). */
function ServedBy({ store, address }: ServedByProps) {
  const words = useWords('setup').setup
  const price = usePrice()
  const zone = store && address ? findZone(store, address.postalCode) : undefined
  if (store === null || zone === undefined) return null
  const facts = [
    words.deliveredBy(store.name),
    ...(zone.minimumOrder > 0 ? [words.minimum(price(zone.minimumOrder))] : []),
    zone.shippingFee === 0 ? words.freeShipping : words.shipping(price(zone.shippingFee)),
    ...(zone.freeShippingFrom !== null && zone.shippingFee > 0
      ? [words.freeShippingFrom(price(zone.freeShippingFrom))]
      : []),
  ]
  return (
    <p role="status" className="mt-3 flex flex-wrap gap-x-3 gap-y-1 rounded-2xl bg-sunken px-4 py-3 text-sm">
      {facts.map((fact, at) => (
        <span key={fact} className={at === 0 ? 'w-full font-bold' : undefined}>
          {fact}
        </span>
      ))}
    </p>
  )
}
