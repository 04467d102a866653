import { listRights } from '@comanda/rules/team/rights'
import type { Role } from './role.repository.ts'

export function toShownRole({ id, version, name, rights, deviceKinds }: Role) {
  return { roleId: id, version, name, rights: [...listRights(rights)], deviceKinds: [...deviceKinds] }
}
