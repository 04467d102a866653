import type { AnchorHTMLAttributes } from 'react'
import { classNames } from './class-names.tsx'

export interface ChipLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly current: boolean
  readonly look?: ChipLook
}

const lit = { solid: 'bg-text text-background', soft: 'bg-primary-soft text-on-primary-soft' } as const
export type ChipLook = keyof typeof lit

/** One link in a row of links; the current one is highlighted. */
export function ChipLink({ current, look = 'solid', className, ...rest }: ChipLinkProps) {
  return (
    <a
      aria-current={current ? 'true' : undefined}
      className={classNames(
        'inline-flex min-h-11 shrink-0 items-center whitespace-nowrap rounded-control px-4 text-sm font-bold',
        'transition-colors duration-150',
        current ? lit[look] : 'text-muted hover:bg-sunken hover:text-text',
        className,
      )}
      {...rest}
    />
  )
}
