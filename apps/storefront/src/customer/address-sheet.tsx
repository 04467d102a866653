import { postUserAddress, putUserAddress } from '@comanda/contract/calls/address'
import { isAddressComplete } from '@comanda/rules/cart/setup-draft'
import { addressUses, type SavedAddress } from '@comanda/rules/customer/customer'
import { type CustomerId, toId } from '@comanda/rules/ids'
import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { ChipGroup } from '@comanda/ui/chip-group'
import { CheckField, TextField } from '@comanda/ui/field'
import { Sheet } from '@comanda/ui/sheet'
import { type FormEvent, useState } from 'react'
import { AddressFields } from '../parts/address-fields.tsx'
import { readUser } from '../state/user.ts'
import { useSending } from './use-sending.ts'

interface AddressSheetProps {
  /** Null for a new one. */
  readonly saved: SavedAddress | null
  readonly onSaved: (message: string) => void
  readonly onClose: () => void
}

const blank: Omit<SavedAddress, 'id'> = {
  name: '',
  use: 'delivery',
  isDefault: false,
  address: {
    street: '',
    number: '',
    floor: '',
    block: '',
    door: '',
    stairs: '',
    postalCode: '',
    city: '',
    province: '',
  },
}

/** A new address, or one to correct; what the server refuses is said and nothing typed is lost (ACCOUNT-030). */
export default function AddressSheet({ saved, onSaved, onClose }: AddressSheetProps) {
  const { account, accountPage: words, shell } = useWords('account')
  const [values, setValues] = useState<Omit<SavedAddress, 'id'>>(saved ?? blank)
  const [wasTried, setTried] = useState(false)
  const { isSending, send } = useSending()
  const change = (next: Partial<typeof values>) => setValues({ ...values, ...next })

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    setTried(true)
    if (!isAddressComplete(values.address)) {
      findEmpty(event.currentTarget)?.focus()
      return
    }
    const sent = { ...values, customerId: toId<CustomerId>(readUser()?.id ?? '') }
    const reply = await send(async (client) =>
      saved ? client.call(putUserAddress, { ...sent, id: saved.id }) : client.call(postUserAddress, sent),
    )
    if (reply) onSaved(account.addressSaved)
  }

  return (
    <Sheet
      title={saved ? words.editAddress : words.addAddress}
      closeLabel={shell.close}
      isOpen
      onClose={onClose}
      width={600}
    >
      <form noValidate onSubmit={submit} className="grid gap-4">
        <ChipGroup
          legend={words.addressUse}
          options={addressUses.map((use) => ({ value: use, label: words[use] }))}
          value={values.use}
          onChange={(use) => change({ use })}
        />
        <div>
          <AddressFields address={values.address} onChange={(address) => change({ address })} wasTried={wasTried} />
        </div>
        <TextField
          name="name"
          label={account.optional(words.addressName)}
          isOptional
          autoComplete="off"
          value={values.name}
          onChange={(name) => change({ name })}
        />
        {/* The default one stays it until another takes its place. */}
        {!(saved?.isDefault && saved.use === values.use) && (
          <CheckField
            name="isDefault"
            label={words.makeDefault}
            isOptional
            value={values.isDefault}
            onChange={(isDefault) => change({ isDefault })}
          />
        )}
        <Button type="submit" size="large" disabled={isSending}>
          {isSending ? account.sending : words.saveAddress}
        </Button>
      </form>
    </Sheet>
  )
}

function findEmpty({ elements }: HTMLFormElement): HTMLInputElement | undefined {
  return [...elements].find(
    (field): field is HTMLInputElement =>
      field instanceof HTMLInputElement && field.required && field.value.trim() === '',
  )
}
