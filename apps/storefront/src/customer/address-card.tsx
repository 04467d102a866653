import type { SavedAddress } from '@comanda/rules/customer/customer'
import { toDoorLine } from '@comanda/rules/setup/address-line'
import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { Heading } from '@comanda/ui/heading'

interface AddressCardProps {
  readonly saved: SavedAddress
  readonly isBusy: boolean
  readonly onEdit: (saved: SavedAddress) => void
  readonly onRemove: (saved: SavedAddress) => void
  readonly onDefault: (saved: SavedAddress) => void
}

/** Three side by side on a phone, less prominent than the address. */
const action = 'px-3! text-sm! text-primary-text!'

export function AddressCard({ saved, isBusy, onEdit, onRemove, onDefault }: AddressCardProps) {
  const words = useWords('customer').accountPage
  const { name, isDefault, address } = saved
  const what = name || toDoorLine(address)
  return (
    <li className="flex flex-col gap-1 rounded-card bg-surface p-4 shadow-card md:p-5">
      <div className="flex items-start justify-between gap-3">
        <Heading level={3} look="row" className="min-w-0 break-words text-lg">
          {what}
        </Heading>
        {isDefault && (
          <span className="shrink-0 rounded-full bg-primary-soft px-3 py-1 text-xs font-bold text-on-primary-soft">
            {words.isDefault}
          </span>
        )}
      </div>
      {name && <p className="break-words">{toDoorLine(address)}</p>}
      <p className="text-muted">
        {address.postalCode} {address.city}
        {address.province !== address.city && `, ${address.province}`}
      </p>
      <div className="-mx-3 mt-auto flex flex-wrap pt-2">
        <Button look="quiet" className={action} aria-label={`${words.edit}: ${what}`} onClick={() => onEdit(saved)}>
          {words.edit}
        </Button>
        <Button look="quiet" className={action} aria-label={`${words.remove}: ${what}`} onClick={() => onRemove(saved)}>
          {words.remove}
        </Button>
        {!isDefault && (
          <Button
            look="quiet"
            className={action}
            disabled={isBusy}
            aria-label={`${words.makeDefault}: ${what}`}
            onClick={() => onDefault(saved)}
          >
            {words.makeDefault}
          </Button>
        )}
      </div>
    </li>
  )
}
