import { postUserAddress, putUserAddress } from '@comanda/contract/calls/address'
import { addressUses, type SavedAddress } from '@comanda/rules/customer/customer'
import { type CustomerId, toId } from '@comanda/rules/ids'
import { noAddress } from '@comanda/rules/setup/address-form'
import { useForm, useValues } from '@comanda/screen/use-form'
import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { ChipGroup } from '@comanda/ui/chip-group'
import { CheckField, TextField } from '@comanda/ui/field'
import { Sheet } from '@comanda/ui/sheet'
import { AddressFields, useAddressProblems } from '../parts/address-fields.tsx'
import { call } from '../state/client.ts'
import { useTellingSend } from '../state/use-telling-send.ts'
import { readUser } from '../state/user.ts'

interface AddressSheetProps {
  /** Null for a new address. */
  readonly saved: SavedAddress | null
  readonly onSaved: (message: string) => void
  readonly onClose: () => void
}

const blank: Omit<SavedAddress, 'id'> = { name: '', use: 'delivery', isDefault: false, address: noAddress }

/** A new address, or one to change; a refusal is shown and nothing typed is lost (ACCOUNT-030). */
export default function AddressSheet({ saved, onSaved, onClose }: AddressSheetProps) {
  const { account, accountPage: words, shell } = useWords('customer')
  const start = saved ?? blank
  const [{ name, use, isDefault, ...address }, change] = useValues({
    name: start.name,
    use: start.use,
    isDefault: start.isDefault,
    ...start.address,
  })
  const { isSending, send } = useTellingSend(account.failed)
  const form = useForm({
    values: { name, use, isDefault, ...address },
    change,
    problems: useAddressProblems(address),
    says: 'tried',
    async submit() {
      const wish = { name, use, isDefault, address, customerId: toId<CustomerId>(readUser()?.id ?? '') }
      const reply = await send(async () =>
        saved ? call(putUserAddress, { ...wish, id: saved.id }) : call(postUserAddress, wish),
      )
      if (reply) onSaved(account.addressSaved)
    },
  })
  return (
    <Sheet
      title={saved ? words.editAddress : words.addAddress}
      closeLabel={shell.close}
      isOpen
      onClose={onClose}
      width={600}
    >
      <form {...form.props} className="grid gap-4">
        <ChipGroup
          {...form.field('use')}
          legend={words.addressUse}
          options={addressUses.map((value) => ({ value, label: words[value] }))}
        />
        <div>
          <AddressFields field={form.field} />
        </div>
        <TextField {...form.field('name')} label={account.optional(words.addressName)} isOptional autoComplete="off" />
        {/* The default address stays so until another is made the default. */}
        {!(saved?.isDefault && saved.use === use) && (
          <CheckField {...form.field('isDefault')} label={words.makeDefault} isOptional />
        )}
        <Button type="submit" size="large" disabled={isSending}>
          {isSending ? account.sending : words.saveAddress}
        </Button>
      </form>
    </Sheet>
  )
}
