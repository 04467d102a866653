import { useWords } from '@comanda/screen/words'
import { useId } from 'react'
import { chooseStore } from '../state/chosen-store.ts'
import { useStoreInSight } from './use-store.tsx'
import { useWorker } from './worker.ts'

/** The store that every screen is about: a device says its own, and somebody who reaches several chooses. */
export function StoreChoice() {
  const { common } = useWords('common')
  const { device, stores } = useWorker()
  const storeId = useStoreInSight()
  const id = useId()
  const here = stores.find((store) => store.storeId === storeId)
  if (device !== null || stores.length < 2) {
    return (
      <p className="min-w-0 truncate leading-tight">
        <span className="font-bold">{here?.name}</span>
        {device && <span className="text-muted max-sm:block max-sm:truncate max-sm:text-sm"> {device.name}</span>}
      </p>
    )
  }
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="sr-only">
        {common.store}
      </label>
      <select
        id={id}
        value={storeId}
        onChange={(event) => {
          const found = stores.find((store) => String(store.storeId) === event.target.value)
          if (found !== undefined) chooseStore(found.storeId)
        }}
        className="h-11 w-full max-w-xs min-w-0 truncate rounded-control border border-line bg-surface px-3 font-bold text-text"
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
