import type { RoleId } from '@comanda/rules/ids'
import { createContext } from 'react'

interface NamedRole {
  readonly roleId: RoleId
  readonly name: string
}

/** The roles that a screen has read; what changed names a role by its id alone. */
export const RolesContext = createContext<readonly NamedRole[]>([])
