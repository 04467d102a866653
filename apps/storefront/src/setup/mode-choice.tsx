import type { OrderingMode } from '@comanda/rules/modes/ordering-mode'
import { useWords } from '@comanda/screen/words'
import { useId } from 'react'
import { ModeIcon } from './mode-icon.tsx'

interface ModeChoiceProps {
  readonly modes: readonly OrderingMode[]
  readonly chosen: OrderingMode | null
  readonly label: string
  readonly onChoose: (mode: OrderingMode) => void
  /** True once something is chosen; then only the names are shown. */
  readonly isCompact?: boolean
}

/** The modes, one card each. */
export function ModeChoice({ modes, chosen, label, onChoose, isCompact = false }: ModeChoiceProps) {
  const words = useWords('setup')
  const name = useId()
  return (
    <fieldset>
      <legend className="sr-only">{label}</legend>
      <div
        className={isCompact ? 'flex flex-wrap gap-2' : 'grid gap-2 sm:grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))]'}
      >
        {modes.map((mode) => (
          <label
            key={mode}
            className="relative flex min-h-14 cursor-pointer items-center gap-3 rounded-2xl border-2 border-line px-4 py-2.5 hover:bg-sunken has-checked:border-primary has-checked:bg-primary-soft has-checked:text-on-primary-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              checked={chosen === mode}
              onChange={() => onChoose(mode)}
              onClick={() => chosen === mode && onChoose(mode)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-2xl outline-none"
            />
            <ModeIcon mode={mode} />
            <span className="min-w-0">
              <span className="block font-bold">{words.modes[mode]}</span>
              {!isCompact && <span className="block text-sm">{words.modeHints[mode]}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
