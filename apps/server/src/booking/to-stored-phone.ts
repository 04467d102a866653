import { toDialled, toPhone } from '@comanda/rules/customer/phone'

/** Numbers are stored as they are dialled, so that they are found however they were typed. */
export function toStoredPhone(typed: string): string {
  return typed.trim() === '' ? '' : toDialled(toPhone(typed))
}
