import type { ButtonHTMLAttributes } from 'react'
import { classNames } from './class-names.tsx'

const looks = {
  primary: 'rounded-full bg-primary text-on-primary hover:bg-primary-hover active:bg-primary-hover',
  soft: 'rounded-control bg-secondary text-on-secondary hover:bg-secondary-hover active:bg-secondary-hover',
  quiet: 'rounded-control text-text hover:bg-sunken active:bg-sunken',
} as const

const sizes = {
  small: 'min-h-9 px-3.5 text-sm',
  medium: 'min-h-11 px-5 text-base',
  large: 'min-h-13 px-7 text-lg',
} as const

export interface ButtonLook {
  readonly look?: keyof typeof looks
  readonly size?: keyof typeof sizes
}

export function buttonClass({ look = 'primary', size = 'medium' }: ButtonLook, more?: string): string {
  return classNames(
    'inline-flex cursor-pointer items-center justify-center gap-2 font-bold',
    // Touch only changes the colour: a button that shrinks delays its click by 20 ms on a slow phone.
    'pointer-fine:transition pointer-fine:active:scale-97 disabled:cursor-not-allowed disabled:opacity-60',
    looks[look],
    sizes[size],
    more,
  )
}

export type ButtonProps = ButtonLook & ButtonHTMLAttributes<HTMLButtonElement>

// The browser's own button: a menu has hundreds, and it already works with keyboards and screen readers.
export function Button({ look, size, className, type = 'button', ...rest }: ButtonProps) {
  const given = { ...(look && { look }), ...(size && { size }) }
  return <button type={type} className={buttonClass(given, className)} {...rest} />
}
