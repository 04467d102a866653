import type { CustomerKind } from './customer.ts'
import { isEmail } from './email.ts'
import { isPhoneValid, type Phone } from './phone.ts'

export interface Registration {
  readonly kind: CustomerKind | null
  readonly name: string
  readonly identification: string
  readonly email: string
  readonly phone: Phone
  readonly password: string
  readonly acceptsPrivacy: boolean
  readonly acceptsMarketing: boolean
}

export const identificationLabels = { person: 'NIF', company: 'CIF' } as const satisfies Record<CustomerKind, string>

/** The fields that a customer can change later; the rest is asked once (ACCOUNT-031). */
export type Profile = Pick<Registration, 'kind' | 'name' | 'identification' | 'email' | 'phone'>
export type ProfileField = keyof Profile
export type RegistrationField = ProfileField | 'password' | 'acceptsPrivacy'

export function listInvalidProfileFields(form: Profile): ProfileField[] {
  return listFalse({
    kind: form.kind !== null,
    name: form.name.trim() !== '',
    // A company is invoiced by its number; a person may leave it out (OPEN-024).
    identification: form.kind !== 'company' || form.identification.trim() !== '',
    email: isEmail(form.email),
    phone: isPhoneValid(form.phone),
  })
}

/** The fields that keep the create button disabled; marketing is never one of them (ACCOUNT-019, ACCOUNT-020). */
export function listInvalidFields(form: Registration): RegistrationField[] {
  const rest = listFalse({ password: form.password !== '', acceptsPrivacy: form.acceptsPrivacy })
  return [...listInvalidProfileFields(form), ...rest]
}

function listFalse<Field extends string>(valid: Readonly<Record<Field, boolean>>): Field[] {
  return (Object.keys(valid) as Field[]).filter((field) => !valid[field])
}

/** The shortest new password; guesses are also slowed and counted (OPEN-021). */
export const shortestPassword = 8

/** Counts characters as people do: an emoji is one character too. */
export function isPasswordLongEnough(password: string): boolean {
  return [...password].length >= shortestPassword
}

/** This form asks nothing more of a new password; the server checks the shortest length (ACCOUNT-014, OPEN-021). */
export function canChangePassword(newPassword: string): boolean {
  return newPassword !== ''
}

/** Recovery needs a valid e-mail address (ACCOUNT-012). */
export function canRecoverPassword(email: string): boolean {
  return isEmail(email)
}
