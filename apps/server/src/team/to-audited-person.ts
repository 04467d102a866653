import type { Told } from '@comanda/contract/audit-fields'
import type { PersonFields } from './person.repository.ts'

/** A person as the audit keeps them. */
export function toAuditedPerson({ name, email, colour, roleId, storeIds, active }: PersonFields): Told {
  return { name, email, colour, roleId, storeIds, active }
}
