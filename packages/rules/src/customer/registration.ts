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

export type RegistrationField = 'kind' | 'name' | 'identification' | 'email' | 'phone' | 'password' | 'privacy'

/** The fields that keep the create button disabled; marketing is never one of them (ACCOUNT-019, ACCOUNT-020). */
export function listInvalidFields(form: Registration): RegistrationField[] {
  const valid: Readonly<Record<RegistrationField, boolean>> = {
    kind: form.kind !== null,
    name: form.name.trim() !== '',
    // A company is invoiced by its number; a person may leave it out (OPEN-024).
    identification: form.kind !== 'company' || form.identification.trim() !== '',
    email: isEmail(form.email),
    phone: isPhoneValid(form.phone),
    password: form.password !== '',
    privacy: form.acceptsPrivacy,
  }
  return (Object.keys(valid) as RegistrationField[]).filter((field) => !valid[field])
}

/** Nothing more is asked of a new password here; the server has a shortest length (ACCOUNT-014, OPEN-021). */
export function canChangePassword(newPassword: string): boolean {
  return newPassword !== ''
}

/** Recovery needs an address that can be written to (ACCOUNT-012). */
export function canRecoverPassword(email: string): boolean {
  return isEmail(email)
}
