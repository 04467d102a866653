import { type Refusal, refusal } from '@comanda/contract/refusals'
import { isPasswordLongEnough, shortestPassword } from '@comanda/rules/customer/registration'

/** Long enough, and equal to its confirmation (OPEN-021). */
export function checkNewPassword(password: string, confirmed: string): Refusal | null {
  if (password !== confirmed) return refusal('passwords-differ')
  if (!isPasswordLongEnough(password)) return refusal('password-too-short', { minimum: shortestPassword })
  return null
}
