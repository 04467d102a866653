import type { StaffPage } from '@comanda/contract/staff-pages'
import { classNames } from '@comanda/ui/class-names'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { Icon, type IconName } from '../parts/icon.tsx'

interface NavItemProps {
  readonly to: StaffPage
  readonly icon: IconName
  /** Below the icon in a rail or a bar, beside it in a list. */
  readonly look: 'rail' | 'list'
  /** A group is current while any of its sections is. */
  readonly isCurrent?: boolean
  readonly mark?: ReactNode
  readonly children: string
}

const looks = {
  rail: 'flex-col justify-center gap-0.5 px-1 text-xs min-h-14',
  list: 'gap-3 px-3 min-h-11',
} as const

/** A way to a section: an icon with its word. */
export function NavItem({ to, icon, look, isCurrent, mark, children }: NavItemProps) {
  return (
    <NavLink
      to={to}
      end={to === '/'}
      {...(isCurrent !== undefined && { 'aria-current': isCurrent ? 'true' : undefined })}
      className={navItemClass(look)}
    >
      <span className="relative">
        <Icon name={icon} />
        {mark}
      </span>
      <span className={look === 'rail' ? 'max-w-full truncate' : undefined}>{children}</span>
    </NavLink>
  )
}

export function navItemClass(look: keyof typeof looks): string {
  return classNames(
    'flex w-full cursor-pointer items-center rounded-control font-bold whitespace-nowrap text-muted hover:bg-sunken hover:text-text',
    'aria-[current=page]:bg-primary-soft aria-[current=page]:text-on-primary-soft aria-[current=true]:bg-primary-soft aria-[current=true]:text-on-primary-soft',
    'aria-expanded:bg-sunken aria-expanded:text-text',
    looks[look],
  )
}
