import { useWords } from '@comanda/screen/words'
import type { StaffRole } from './team-things.ts'

/** The roles that a site starts with have a name in every language; those of the house have their own. */
export function useRoleName(): (roles: readonly StaffRole[], roleId: StaffRole['roleId']) => string {
  const { roles: words } = useWords('common', 'team')
  return (roles, roleId) => {
    const name = roles.find((role) => role.roleId === roleId)?.name ?? ''
    return name in words.names ? words.names[name as keyof typeof words.names] : name
  }
}
