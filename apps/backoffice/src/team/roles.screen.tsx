import { listRoles } from '@comanda/contract/calls/staff/team/people'
import { staffRights } from '@comanda/rules/team/rights'
import { useRead } from '@comanda/screen/use-read'
import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { DataList, DataRow } from '@comanda/ui/data-list'
import { useEffect, useState } from 'react'
import { Reading } from '../parts/reading.tsx'
import { Screen } from '../parts/screen.tsx'
import { useSought } from '../parts/use-sought.ts'
import { useWorker } from '../parts/worker.ts'
import { call } from '../state/client.ts'
import { keep } from '../state/kept.ts'
import { RoleSheet } from './role-sheet.tsx'
import type { StaffRole } from './team-things.ts'
import { useRoleName } from './use-role-name.ts'

/** The rights of each role. */
export function Component() {
  const { common, roles: words, devices } = useWords('common', 'team')
  const { wholeSite } = useWorker()
  const roles = useRead('roles', () => call(listRoles, {}))
  const [chosen, setOpen] = useState<StaffRole | 'new' | null>(null)
  const { sought, forget } = useSought()
  const listed = roles.state === 'ready' ? roles.value : []
  const open = chosen ?? (wholeSite ? listed.find(({ roleId }) => roleId === sought) : undefined) ?? null
  const close = () => {
    setOpen(null)
    forget()
  }
  const roleName = useRoleName()
  useEffect(() => keep('roles-seen', '1'), [])
  const count = ({ rights }: StaffRole) =>
    rights.length === staffRights.length ? words.every : words.count(rights.length)
  return (
    <Screen
      title={common.roles}
      text={words.text}
      action={wholeSite && <Button onClick={() => setOpen('new')}>{words.add}</Button>}
    >
      {!wholeSite && <p>{words.seeOnly}</p>}
      <Reading of={roles}>
        {() => (
          <DataList label={common.roles}>
            {listed.map((role) => (
              <DataRow
                key={role.roleId}
                title={roleName(listed, role.roleId)}
                {...(wholeSite && { onOpen: () => setOpen(role) })}
              >
                <span className="text-text">{count(role)}</span>
                <span>{role.deviceKinds.map((kind) => devices.kinds[kind]).join(', ')}</span>
              </DataRow>
            ))}
          </DataList>
        )}
      </Reading>
      {open && (
        <RoleSheet
          role={open === 'new' ? null : open}
          title={open === 'new' ? words.addTitle : words.edit(roleName(listed, open.roleId))}
          shownName={open === 'new' ? '' : roleName(listed, open.roleId)}
          onClose={close}
          onSaved={() => {
            close()
            roles.again()
          }}
        />
      )}
    </Screen>
  )
}
