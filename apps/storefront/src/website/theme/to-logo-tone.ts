import type { LogoInk } from '@comanda/contract/pages'
import type { LogoTone } from '../../views/logo-tone.ts'
import { contrast } from './colour.ts'
import { visible } from './derive-theme.ts'

/** So much of a logo must be seen. */
const seenShare = 0.75

/** A logo of which nothing is known stays as it is, on every ground. */
export function toLogoTone(inks: readonly LogoInk[]): LogoTone {
  const seenOn = (ground: string) =>
    inks.reduce((sum, { colour, share }) => (contrast(colour, ground) >= visible ? sum + share : sum), 0)
  const enough = inks.reduce((sum, { share }) => sum + share, 0) * seenShare
  const [onLight, onDark] = [seenOn('#ffffff'), seenOn('#1a1a1a')]
  if (onDark < enough && onLight > onDark) return 'dark'
  if (onLight < enough && onDark > onLight) return 'light'
  return null
}
