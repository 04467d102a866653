import type { ReactNode } from 'react'
import { classNames } from './class-names.tsx'

export interface DataListProps {
  readonly label: string
  readonly children: ReactNode
}

/** Things of one kind, one below the other. */
export function DataList({ label, children }: DataListProps) {
  return (
    <ul aria-label={label} className="divide-y divide-line overflow-hidden rounded-card bg-surface shadow-card">
      {children}
    </ul>
  )
}

export interface DataRowProps {
  readonly title: ReactNode
  /** The other facts of it: beside the title on a wide screen, below it on a narrow one. */
  readonly children?: ReactNode
  readonly mark?: ReactNode
  /** What is done with it: at the end of its line, and below it where there is no room beside. */
  readonly end?: ReactNode
  /** Opens the thing; then the title is a button and the whole row can be pressed. */
  readonly onOpen?: () => void
}

export function DataRow({ title, children, mark, end, onOpen }: DataRowProps) {
  return (
    <li
      className={classNames(
        'relative flex min-h-16 flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 sm:flex-nowrap',
        onOpen && 'has-[button:focus-visible]:outline-3 has-[button:focus-visible]:-outline-offset-3 hover:bg-sunken',
      )}
    >
      {mark}
      <div className="grid min-w-0 flex-1 gap-x-6 gap-y-0.5 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] xl:grid-cols-[minmax(0,20rem)_minmax(0,1fr)] md:items-center">
        {onOpen ? (
          <button
            type="button"
            onClick={onOpen}
            className="cursor-pointer text-left font-bold outline-none before:absolute before:inset-0"
          >
            {title}
          </button>
        ) : (
          <p className="font-bold">{title}</p>
        )}
        <p className="flex flex-wrap gap-x-4 text-sm text-muted">{children}</p>
      </div>
      {end && <div className="relative shrink-0 basis-full sm:basis-auto">{end}</div>}
    </li>
  )
}
