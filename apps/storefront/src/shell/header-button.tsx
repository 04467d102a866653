import type { ReactNode } from 'react'

interface HeaderButtonProps {
  readonly icon: ReactNode
  readonly label: string
  readonly onPress: () => void
  /** On small screens it is in the drawer. */
  readonly onlyLarge?: boolean
  /** Read out instead of the label, when there is more to say. */
  readonly name?: string
  readonly badge?: number
}

export const headerButtonClass =
  'relative inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center gap-2 rounded-full px-2.5 text-sm font-bold hover:bg-sunken'

/** An icon on small screens; from extra-large on with its name. */
export function HeaderButton({ icon, label, onPress, onlyLarge = false, name = label, badge = 0 }: HeaderButtonProps) {
  return (
    <button
      type="button"
      data-needs-script
      aria-label={name}
      onClick={onPress}
      className={`${headerButtonClass} ${onlyLarge ? 'max-lg:hidden' : ''}`}
    >
      {icon}
      {/* With the space the visible text, «Cesta 2», is part of the name, as voice control needs it. */}
      <span className="hidden whitespace-nowrap xl:inline">{label}</span>{' '}
      {badge > 0 && (
        <span className="absolute left-6 top-0.5 min-w-5 xl:static rounded-full bg-primary px-1 text-center text-xs leading-5 text-on-primary">
          {badge}
        </span>
      )}
    </button>
  )
}
