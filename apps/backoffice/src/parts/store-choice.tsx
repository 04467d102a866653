import type { StoreId } from '@comanda/rules/ids'
import { useId } from 'react'

interface StoreChoiceProps {
  readonly label: string
  readonly stores: readonly { readonly storeId: StoreId; readonly name: string }[]
  readonly storeId: StoreId
  readonly onChoose: (storeId: StoreId) => void
}

/** Which store is shown, for somebody who reaches several and stands at no device of one. */
export function StoreChoice({ label, stores, storeId, onChoose }: StoreChoiceProps) {
  const id = useId()
  return (
    <div className="flex flex-wrap items-center gap-2 max-sm:grow">
      <label htmlFor={id} className="text-muted max-sm:sr-only">
        {label}
      </label>
      <select
        id={id}
        value={storeId}
        onChange={(event) => {
          const found = stores.find((store) => String(store.storeId) === event.target.value)
          if (found !== undefined) onChoose(found.storeId)
        }}
        className="h-11 max-w-full max-sm:grow rounded-xl border border-muted bg-surface px-3 text-text"
      >
        {stores.map((store) => (
          <option key={store.storeId} value={store.storeId}>
            {store.name}
          </option>
        ))}
      </select>
    </div>
  )
}
