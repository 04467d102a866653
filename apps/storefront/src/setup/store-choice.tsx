import { modeRules } from '@comanda/rules/modes/mode-rules'
import type { Store } from '@comanda/rules/venue/store'
import { useLanguage, useWords } from '@comanda/screen/words'
import { useId } from 'react'
import { describeStore } from './describe-store.ts'
import type { SetupWork } from './use-setup-work.ts'

interface StoreChoiceProps {
  readonly work: Pick<SetupWork, 'draft' | 'store' | 'venues' | 'change'>
  readonly stores: readonly Store[]
}

/** The stores to choose from: where they are, whether they are open, and how far away. */
export function StoreChoice({ work, stores }: StoreChoiceProps) {
  const words = useWords('setup').setup
  const language = useLanguage()
  const { store: chosen, draft, venues, change } = work
  const name = useId()
  const { mode } = draft
  if (mode === null || venues === null) return null
  const now = venues.clock()
  return (
    <fieldset>
      <legend className="sr-only">{words.steps.store}</legend>
      <div className="grid gap-2 md:grid-cols-2">
        {stores.map((store) => (
          <label
            key={store.id}
            className="relative flex cursor-pointer items-start gap-3 rounded-2xl border-2 border-line p-4 hover:bg-sunken has-checked:border-primary has-checked:bg-primary-soft has-checked:text-on-primary-soft has-disabled:cursor-not-allowed has-disabled:bg-sunken has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              checked={chosen?.id === store.id}
              disabled={store.takeawayClosed && modeRules[mode].closesWithTakeaway}
              onChange={() => change({ kind: 'store', storeId: store.id })}
              className="mt-0.5 size-6 shrink-0 cursor-pointer appearance-none rounded-full border-2 border-muted bg-surface outline-none checked:border-[7px] checked:border-primary disabled:cursor-not-allowed"
            />
            <span className="min-w-0">
              <span className="block font-bold">{store.name}</span>
              <span className="block text-sm">
                {`${store.address.street}, ${store.address.postalCode} ${store.address.city}`}
              </span>
              <span className="mt-1 block text-sm font-bold">
                {describeStore(store, mode, { now, words, language })}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
