import { isRefusal } from '@comanda/contract/refusals'
import type { Words } from '@comanda/i18n/areas'
import { isPhoneValid, toPhone } from '@comanda/rules/customer/phone'
import { listMissingParts, noAddress } from '@comanda/rules/setup/address-form'
import type { Failure } from '@comanda/screen/failure'
import type { Caller } from './caller.ts'

type AskedField = 'name' | 'phone' | keyof Caller['address']
export type CallerProblems = Readonly<Partial<Record<AskedField, string>>>

/** The faults of what was typed, each at its field and in words for whoever has the caller on the line (DAY-220). */
export function findCallerProblems(
  { name, phone, mode, address }: Caller,
  words: Words<'telephone'>['telephone']['problems'],
): CallerProblems {
  const missing = mode === 'delivery' ? listMissingParts({ ...noAddress, ...address, province: '-' }) : []
  const ofAddress = (['street', 'number', 'postalCode', 'city'] as const).filter((part) => missing.includes(part))
  return {
    ...(name.trim() === '' && { name: words.name }),
    ...(phone.trim() === '' ? { phone: words.phone } : !isPhoneValid(toPhone(phone)) && { phone: words.wrongPhone }),
    ...Object.fromEntries(ofAddress.map((part) => [part, words[part]])),
  }
}

/** The same of what the server knows better; undefined for what belongs to no field. */
export function findToldProblem(
  failure: Failure | null,
  words: Words<'telephone'>['telephone']['problems'],
): CallerProblems | undefined {
  if (!isRefusal(failure)) return undefined
  if (failure.refused === 'address-not-served') return { postalCode: words.notServed }
  if (failure.refused !== 'contact-incomplete') return undefined
  return failure.details?.field === 'phone' ? { phone: words.wrongPhone } : { name: words.name }
}
