import { type Refusal, refusal } from '@comanda/contract/refusals'
import { shortestPassword } from './password.ts'

/** Long enough, and typed as meant (OPEN-021). */
export function checkNewPassword(password: string, confirmed: string): Refusal | null {
  if (password !== confirmed) return refusal('passwords-differ')
  if ([...password].length < shortestPassword) return refusal('password-too-short', { minimum: shortestPassword })
  return null
}
