import { formatPrice } from '@comanda/i18n/format-price'
import type { Address } from '@comanda/rules/cart/cart'
import { findZone } from '@comanda/rules/venue/delivery-area'
import type { Form } from '@comanda/screen/use-form'
import { Button } from '@comanda/ui/button'
import { Choice } from '@comanda/ui/choice'
import { lazy, Suspense, useId } from 'react'
import { AddressFields } from '../parts/address-fields.tsx'
import { Apology } from './apology.tsx'
import { toAddressLine } from './to-address-line.ts'
import type { SetupWork } from './use-setup-work.ts'

const PlaceSearch = lazy(() => import('./place-search.tsx'))

interface AddressPartProps {
  readonly work: SetupWork
  readonly form: Form<Address>
}

/** Where to: the customer's own address or another, and at once whether, by whom and from how much it is served. */
export function AddressPart({ work, form }: AddressPartProps) {
  const { venues, draft, words, site, isServed } = work
  const name = useId()
  const own = venues?.defaultAddress?.address ?? null
  const isTyped = own === null || !draft.usesDefaultAddress
  return (
    <div>
      {own !== null && (
        <fieldset className="mb-3 grid gap-1">
          <legend className="sr-only">{words.setup.steps.address}</legend>
          <Choice
            kind="radio"
            name={name}
            label={
              <>
                <span className="block">{words.setup.address.useDefault}</span>
                <span className="block text-sm font-normal">{toAddressLine(own)}</span>
              </>
            }
            isChosen={draft.usesDefaultAddress}
            onChoose={() => work.takeDefaultAddress(true)}
          />
          <Choice
            kind="radio"
            name={name}
            label={words.setup.address.useOther}
            isChosen={!draft.usesDefaultAddress}
            onChoose={() => work.takeDefaultAddress(false)}
          />
        </fieldset>
      )}
      {isTyped && (
        <>
          {site.mapsKey !== null && (
            <Suspense>
              <PlaceSearch work={work} />
            </Suspense>
          )}
          <div ref={form.ref}>
            <AddressFields field={form.field} />
          </div>
          <p className="text-sm text-muted">
            {work.context.loggedIn ? words.setup.address.keptInAccount : words.setup.address.keptHere}
          </p>
        </>
      )}
      {isServed === false && (
        <Apology title={words.setup.sorry} text={words.setup.addressNotServed} hint={words.setup.notServedHint}>
          {work.modes.includes('pickup') && (
            <Button look="soft" size="small" className="min-h-11" onClick={() => work.chooseMode('pickup')}>
              {words.setup.pickUpInstead}
            </Button>
          )}
        </Apology>
      )}
      {isServed === true && <ServedBy work={work} />}
    </div>
  )
}

/** Who brings it, from how much and for how much: told before anything is chosen (SETUP-041). */
function ServedBy({ work }: { readonly work: SetupWork }) {
  const { store, draft, venues, language } = work
  const words = work.words.setup
  const address = draft.usesDefaultAddress ? venues?.defaultAddress?.address : draft.address
  const zone = store && address ? findZone(store, address.postalCode) : undefined
  if (store === null || zone === undefined) return null
  const price = (cents: number) => formatPrice(cents, language)
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
