import type { Theme } from './derive-theme.ts'

/** The theme as CSS variables for the style sheet. */
export function toCss(theme: Theme, dark: boolean, root = ':root'): string {
  const variables = Object.entries(theme).map(([name, value]) => `--${toKebab(name)}:${value}`)
  return `${root}{color-scheme:${dark ? 'dark' : 'light'};${variables.join(';')}}`
}

function toKebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
