import type { OrderingMode } from '@comanda/rules/modes/ordering-mode'
import { useWords } from '@comanda/screen/words'
import { classNames } from '@comanda/ui/class-names'
import { useId } from 'react'
import { ModeIcon } from './mode-icon.tsx'

interface ModeChoiceProps {
  readonly modes: readonly OrderingMode[]
  readonly chosen: OrderingMode | null
  readonly label: string
  readonly onChoose: (mode: OrderingMode) => void
}

/** Rows of equal parts: four names in one row would be too narrow on a phone, five too many for two equal rows. */
const columns: Readonly<Record<number, string>> = {
  1: 'grid-cols-1',
  2: 'grid-cols-2',
  3: 'grid-cols-3',
  4: 'grid-cols-2 @lg:grid-cols-4',
  5: 'grid-cols-6 *:col-span-2 *:nth-[n+4]:col-span-3 @lg:grid-cols-5 @lg:*:col-span-1 @lg:*:nth-[n+4]:col-span-1',
}

/** One switch for all modes. It stays where it is and as large as it is, whatever is chosen. */
export function ModeChoice({ modes, chosen, label, onChoose }: ModeChoiceProps) {
  const words = useWords('setup')
  const name = useId()
  return (
    <fieldset className="@container">
      <legend className="sr-only">{label}</legend>
      <div className={classNames('grid gap-1 rounded-2xl bg-sunken p-1', columns[modes.length])}>
        {modes.map((mode) => (
          <label
            key={mode}
            className="relative flex min-h-16 min-w-0 cursor-pointer flex-col items-center justify-center gap-1 rounded-xl border-2 border-transparent px-1 py-2 text-center text-sm font-bold leading-tight hyphens-auto hover:bg-surface has-checked:border-primary has-checked:bg-primary-soft has-checked:text-on-primary-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              checked={chosen === mode}
              onChange={() => onChoose(mode)}
              onClick={() => chosen === mode && onChoose(mode)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-xl outline-none"
            />
            <ModeIcon mode={mode} />
            <span className="max-w-full">{words.modes[mode]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
