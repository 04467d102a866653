import { listMissing } from '@comanda/rules/setup/setup-draft'
import { tellError } from '@comanda/screen/toasts'
import { useWords } from '@comanda/screen/words'
import { buttonClass } from '@comanda/ui/button'
import type { SetupWork } from './use-setup-work.ts'

interface StartBarProps {
  readonly work: Pick<SetupWork, 'draft' | 'context' | 'isValid'>
  readonly label: string
  readonly onStart: () => void
  /** Shows what is missing; true when it completes that by itself. */
  readonly onMissing: () => boolean
}

/** The one button at the bottom. It says what is missing until everything is chosen (SETUP-005). */
export function StartBar({ work, label, onStart, onMissing }: StartBarProps) {
  const words = useWords('setup')
  const { draft, context, isValid } = work
  const press = () => {
    if (isValid) return onStart()
    if (!onMissing()) tellError(words.setup.fieldsMissing)
  }
  return (
    <div className="sticky -bottom-6 z-10 -mx-6 -mb-6 mt-2 border-t border-line bg-surface px-6 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))]">
      <button
        type="button"
        aria-disabled={!isValid}
        onClick={press}
        className={buttonClass({ size: 'large' }, 'w-full aria-disabled:opacity-60')}
      >
        {label}
      </button>
      {!isValid && listMissing(draft, context).length === 0 && <p className="sr-only">{words.frame.loading}</p>}
    </div>
  )
}
