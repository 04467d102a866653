import { deleteUserAddress, getUserAddresses, putUserAddress } from '@comanda/contract/calls/address'
import { addressUses, type SavedAddress } from '@comanda/rules/customer/customer'
import { type CustomerId, toId } from '@comanda/rules/ids'
import { toDoorLine } from '@comanda/rules/setup/address-line'
import { tell } from '@comanda/screen/toasts'
import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { Heading } from '@comanda/ui/heading'
import { lazy, Suspense, useState } from 'react'
import { PlusIcon } from '../parts/icons.tsx'
import { call } from '../state/client.ts'
import { useTellingSend } from '../state/use-telling-send.ts'
import { readUser } from '../state/user.ts'
import { AddressCard } from './address-card.tsx'
import { ListSkeleton, OwnPart } from './own-part.tsx'
import { NothingYet, SectionTitle } from './section-title.tsx'
import { useOwn } from './use-own.ts'

const AddressSheet = lazy(() => import('./address-sheet.tsx'))
const ConfirmSheet = lazy(() => import('./confirm-sheet.tsx'))

type Open = { readonly kind: 'new' } | { readonly kind: 'edit' | 'remove'; readonly saved: SavedAddress }

/** The delivery and billing addresses, one default of each (ACCOUNT-028, ACCOUNT-029). */
export function Addresses() {
  const { account, accountPage: words } = useWords('customer')
  const own = useOwn('addresses', (customerId) => call(getUserAddresses, { customerId }))
  const [open, setOpen] = useState<Open | null>(null)
  const { isSending, send } = useTellingSend(account.failed)
  const close = () => setOpen(null)
  const finish = (message: string) => {
    tell(message)
    close()
    own.again()
  }

  async function remove({ id }: SavedAddress): Promise<void> {
    const reply = await send(() => call(deleteUserAddress, { id }))
    if (reply) finish(reply.message)
    else close()
  }
  async function makeDefault(saved: SavedAddress): Promise<void> {
    const customerId = toId<CustomerId>(readUser()?.id ?? '')
    const reply = await send(() => call(putUserAddress, { ...saved, isDefault: true, customerId }))
    if (reply) finish(reply.message)
  }

  const add = (
    <Button look="soft" onClick={() => setOpen({ kind: 'new' })}>
      <PlusIcon />
      {words.addAddress}
    </Button>
  )
  return (
    <>
      <SectionTitle title={words.address}>{own.state === 'ready' && own.value.length > 0 && add}</SectionTitle>
      <OwnPart own={own} skeleton={<ListSkeleton rows={2} className="h-40" />}>
        {(addresses) =>
          addresses.length === 0 ? (
            <NothingYet title={words.noAddress} hint={words.addressHint}>
              {add}
            </NothingYet>
          ) : (
            addressUses.map((use) => (
              <AddressGroup
                key={use}
                title={words[use]}
                addresses={addresses.filter((saved) => saved.use === use)}
                isBusy={isSending}
                onEdit={(saved) => setOpen({ kind: 'edit', saved })}
                onRemove={(saved) => setOpen({ kind: 'remove', saved })}
                onDefault={makeDefault}
              />
            ))
          )
        }
      </OwnPart>
      <Suspense>
        {open?.kind === 'remove' && (
          <ConfirmSheet
            title={words.removeAddress}
            isBusy={isSending}
            onConfirm={() => remove(open.saved)}
            onClose={close}
          >
            <p>{toDoorLine(open.saved.address)}</p>
          </ConfirmSheet>
        )}
        {(open?.kind === 'new' || open?.kind === 'edit') && (
          <AddressSheet saved={open.kind === 'edit' ? open.saved : null} onSaved={finish} onClose={close} />
        )}
      </Suspense>
    </>
  )
}

interface AddressGroupProps {
  readonly title: string
  readonly addresses: readonly SavedAddress[]
  readonly isBusy: boolean
  readonly onEdit: (saved: SavedAddress) => void
  readonly onRemove: (saved: SavedAddress) => void
  readonly onDefault: (saved: SavedAddress) => void
}

function AddressGroup({ title, addresses, ...actions }: AddressGroupProps) {
  if (addresses.length === 0) return null
  return (
    <section className="grid gap-3">
      <Heading level={2} look="part">
        {title}
      </Heading>
      <ul className="grid gap-3 sm:grid-cols-2">
        {addresses.map((saved) => (
          <AddressCard key={saved.id} saved={saved} {...actions} />
        ))}
      </ul>
    </section>
  )
}
