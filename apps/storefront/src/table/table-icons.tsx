import { Icon } from '../parts/icons.tsx'

// Icons that only a table needs; they are loaded with its dialogs.
export const tableIconClass = 'size-6 shrink-0'

export const BellIcon = () => (
  <Icon className={tableIconClass}>
    <path d="M4 17h16M6 17a6 6 0 0 1 12 0M12 8V6M10 6h4M3 20h18" />
  </Icon>
)

export const CardIcon = () => (
  <Icon className={tableIconClass}>
    <rect x="3" y="5" width="18" height="14" rx="2" />
    <path d="M3 10h18M7 15h4" />
  </Icon>
)

export const DessertIcon = () => (
  <Icon className={tableIconClass}>
    <path d="M8 11l4 10 4-10M6 11h12a6 6 0 0 0-12 0zM12 5V3" />
  </Icon>
)

export const DishesIcon = () => (
  <Icon className={tableIconClass}>
    <path d="M7 3v8M4 3v5a3 3 0 0 0 6 0V3M7 11v10M17 3c-2 1-3 4-3 7h3zM17 10v11" />
  </Icon>
)
