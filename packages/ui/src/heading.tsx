import type { ComponentProps } from 'react'
import { classNames } from './class-names.tsx'

/** The sizes of all titles, from the title of a page to that of a few lines. */
const looks = {
  page: 'font-display text-balance text-4xl md:text-5xl',
  screen: 'font-display text-balance text-3xl md:text-4xl',
  section: 'font-display text-2xl md:text-3xl',
  part: 'font-display text-xl',
  block: 'text-lg font-extrabold tracking-tight',
  /** The name of one thing in a list, as large as the text below it. */
  row: 'font-bold',
} as const

export interface HeadingProps extends ComponentProps<'h1'> {
  /** Its level in the page's outline; `look` says how large it is. */
  readonly level: 1 | 2 | 3
  readonly look: keyof typeof looks
}

export function Heading({ level, look, className, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const
  return <Tag className={classNames(looks[look], className)} {...rest} />
}
