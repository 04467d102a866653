import type { ReactNode } from 'react'

interface IconProps {
  readonly children: ReactNode
  readonly className?: string
}

/** The frame of every icon; icons that only a later screen uses are in that screen's files. */
export function Icon({ children, className = 'size-5' }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}

export const PlusIcon = () => (
  <Icon className="size-4">
    <path d="M12 5v14M5 12h14" />
  </Icon>
)

export const GlobeIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="9" />
    <path d="M3 12h18M12 3c2.5 2.5 3.8 5.5 3.8 9s-1.300 6.500-3.800 9c-2.500-2.500-3.800-5.500-3.800-9S9.500 5.500 12 3z" />
  </Icon>
)

export const PhoneIcon = () => (
  <Icon>
    <path d="M5 4h4l2 5-2.500 1.500a11 11 0 0 0 5 5L15 13l5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 6a2 2 0 0 1 2-2" />
  </Icon>
)

export const ArrowDownIcon = () => (
  <Icon>
    <path d="M12 5v14M6 13l6 6 6-6" />
  </Icon>
)

export const MenuIcon = () => (
  <Icon>
    <path d="M4 7h16M4 12h16M4 17h16" />
  </Icon>
)

export const HelpIcon = ({ className = 'size-5' }: Pick<IconProps, 'className'>) => (
  <Icon className={className}>
    <circle cx="12" cy="12" r="9" />
    <path d="M9.500 9.500a2.500 2.500 0 1 1 3.500 2.300c-.700.300-1 .800-1 1.700M12 17h.01" />
  </Icon>
)

export const CalendarIcon = () => (
  <Icon>
    <path d="M5 6h14a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1M4 10.500h16M8 3.500V8M16 3.500V8" />
  </Icon>
)

export const PersonIcon = () => (
  <Icon>
    <circle cx="12" cy="8" r="4" />
    <path d="M4.500 20.500c.800-3.700 3.800-6 7.500-6s6.700 2.300 7.500 6" />
  </Icon>
)

export const CartIcon = () => (
  <Icon>
    <path d="M4 8h16l-1.500 11a1.500 1.500 0 0 1-1.500 1.300H7A1.500 1.500 0 0 1 5.500 19zM8.500 8V7a3.500 3.500 0 0 1 7 0v1" />
  </Icon>
)

export const ExitIcon = () => (
  <Icon>
    <path d="M10 4H6a1 1 0 0 0-1 1v14a1 1 0 0 0 1 1h4M15 8l4 4-4 4M19 12H9.500" />
  </Icon>
)

export const PlaceIcon = () => (
  <Icon>
    <path d="M12 21s7-6.200 7-11.500A7 7 0 0 0 5 9.500C5 14.800 12 21 12 21z" />
    <circle cx="12" cy="9.500" r="2.500" />
  </Icon>
)

export const FilterIcon = () => (
  <Icon>
    <path d="M4 7h10M18 7h2M4 17h2M10 17h10" />
    <circle cx="16" cy="7" r="2" />
    <circle cx="8" cy="17" r="2" />
  </Icon>
)

export const SearchIcon = () => (
  <Icon>
    <circle cx="11" cy="11" r="6.500" />
    <path d="M16 16l4.500 4.500" />
  </Icon>
)
