import type { ReactNode } from 'react'

/** The few pictures only a table needs; they come with its dialogs. */
function Icon({ children }: { readonly children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="size-6 shrink-0"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}

export const BellIcon = () => (
  <Icon>
    <path d="M4 17h16M6 17a6 6 0 0 1 12 0M12 8V6M10 6h4M3 20h18" />
  </Icon>
)

export const CardIcon = () => (
  <Icon>
    <rect x="3" y="5" width="18" height="14" rx="2" />
    <path d="M3 10h18M7 15h4" />
  </Icon>
)

export const DessertIcon = () => (
  <Icon>
    <path d="M8 11l4 10 4-10M6 11h12a6 6 0 0 0-12 0zM12 5V3" />
  </Icon>
)

export const DishesIcon = () => (
  <Icon>
    <path d="M7 3v8M4 3v5a3 3 0 0 0 6 0V3M7 11v10M17 3c-2 1-3 4-3 7h3zM17 10v11" />
  </Icon>
)

export const RaisedHandIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="9" />
    <path d="M9.500 9.500a2.500 2.500 0 1 1 3.500 2.300c-.7.3-1 .8-1 1.700M12 17h.01" />
  </Icon>
)
