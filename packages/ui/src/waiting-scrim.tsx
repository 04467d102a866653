import { classNames } from './class-names.tsx'

/** The dark behind a dialog, there from the first frame after a tap; it goes as the dialog comes with its own. */
export function WaitingScrim({ isOver }: { readonly isOver: boolean }) {
  return (
    <div
      aria-hidden="true"
      data-waiting={!isOver || undefined}
      className={classNames(
        'fixed inset-0 z-30 flex items-center justify-center bg-scrim',
        isOver && 'pointer-events-none animate-leave',
      )}
    >
      {!isOver && (
        <span className="size-12 animate-late rounded-full border-4 border-line/40 border-t-surface motion-reduce:animate-none" />
      )}
    </div>
  )
}
