import { useWords } from '@comanda/screen/words'

interface KnownDinerProps {
  /** The fields were filled in from the last order on this device. */
  readonly isRecalled: boolean
  readonly onForget: () => void
}

/** Says what the device remembers of its diner, or will; whoever is somebody else takes it away by one tap. */
export function KnownDiner({ isRecalled, onForget }: KnownDinerProps) {
  const words = useWords('checkout').checkout
  return (
    <p className="flex min-h-11 items-center gap-3 text-pretty text-sm text-muted">
      <span className="min-w-0 flex-1">{isRecalled ? words.remembered : words.willRemember}</span>
      {isRecalled && (
        <button
          type="button"
          onClick={onForget}
          className="inline-flex min-h-11 shrink-0 cursor-pointer items-center px-2 font-bold text-primary-text underline"
        >
          {words.notMe}
        </button>
      )}
    </p>
  )
}
