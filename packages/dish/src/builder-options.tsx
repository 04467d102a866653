import { listFirstStepParts } from '@comanda/rules/catalogue/sections-dialog'
import { AttributeChips } from './attribute-chips.tsx'
import { OptionGroups } from './option-groups.tsx'
import type { ChoosingHandle } from './use-choosing.ts'

interface BuilderOptionsProps {
  readonly handle: ChoosingHandle
  readonly isForReading: boolean
  readonly showsPrices: boolean
}

/** Step 0: variants and options (CONFIG-018). */
export function BuilderOptions({ handle, isForReading, showsPrices }: BuilderOptionsProps) {
  const parts = listFirstStepParts(handle.choosing.product)
  return (
    <>
      {parts.includes('attribute-chips') && <AttributeChips {...handle} showsPrices={showsPrices} />}
      <OptionGroups {...handle} isForReading={isForReading} />
    </>
  )
}
