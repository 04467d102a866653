const round =
  'relative inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-full text-xl font-bold ' +
  'aria-disabled:cursor-not-allowed aria-disabled:opacity-40'

interface StepButtonProps {
  readonly label: string
  readonly isBlocked?: boolean
  readonly onPress: () => void
}

export function MinusButton({ label, onPress }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className={`${round} bg-primary-soft text-on-primary-soft hover:bg-primary-soft-hover`}
    >
      <span aria-hidden="true">−</span>
    </button>
  )
}

/** It can be pressed while blocked, and then the reason is shown. */
export function PlusButton({ label, isBlocked = false, onPress }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isBlocked || undefined}
      onClick={onPress}
      className={`${round} bg-primary text-on-primary hover:bg-primary-hover`}
    >
      <span aria-hidden="true">+</span>
    </button>
  )
}
