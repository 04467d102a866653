import { listPeople, listRoles } from '@comanda/contract/calls/staff/team/people'
import { useRead } from '@comanda/screen/use-read'
import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { DataList, DataRow } from '@comanda/ui/data-list'
import { useState } from 'react'
import { Reading } from '../parts/reading.tsx'
import { RolesContext } from '../parts/roles-context.ts'
import { Screen } from '../parts/screen.tsx'
import { useSought } from '../parts/use-sought.ts'
import { useWorker } from '../parts/worker.ts'
import { call } from '../state/client.ts'
import { type InvitationLink, LinkSheet } from './link-sheet.tsx'
import { PersonSheet } from './person-sheet.tsx'
import type { StaffPerson } from './team-things.ts'
import { useRoleName } from './use-role-name.ts'

/** The people who work here. */
export function Component() {
  const { common, people: words } = useWords('common', 'team')
  const people = useRead('people', () => call(listPeople, {}))
  const roles = useRead('roles', () => call(listRoles, {}))
  const [open, setOpen] = useState<StaffPerson | 'new' | null>(null)
  const [link, setLink] = useState<InvitationLink | null>(null)
  const roleName = useRoleName()
  const { sought, forget } = useSought()
  const shown = (listed: readonly StaffPerson[]) => open ?? listed.find(({ staffId }) => staffId === sought) ?? null
  const close = () => {
    setOpen(null)
    forget()
  }
  return (
    <Screen
      title={common.people}
      text={words.text}
      action={<Button onClick={() => setOpen('new')}>{words.add}</Button>}
    >
      <Reading of={people}>
        {(listed) => (
          <Reading of={roles}>
            {(known) => (
              <>
                <DataList label={common.people}>
                  {listed.map((person) => (
                    <DataRow
                      key={person.staffId}
                      title={person.name}
                      mark={
                        <span
                          aria-hidden="true"
                          style={{ backgroundColor: person.colour }}
                          className="size-4 shrink-0 rounded-full"
                        />
                      }
                      onOpen={() => setOpen(person)}
                    >
                      <PersonFacts person={person} role={roleName(known, person.roleId)} />
                    </DataRow>
                  ))}
                </DataList>
                {shown(listed) && (
                  <RolesContext value={known}>
                    <PersonSheet
                      person={toPerson(shown(listed))}
                      roles={known}
                      onClose={close}
                      onSaved={() => {
                        close()
                        people.again()
                      }}
                      onLink={(made) => {
                        close()
                        setLink(made)
                        people.again()
                      }}
                    />
                  </RolesContext>
                )}
              </>
            )}
          </Reading>
        )}
      </Reading>
      {link && <LinkSheet link={link} onClose={() => setLink(null)} />}
    </Screen>
  )
}

/** Null for somebody new. */
function toPerson(shown: StaffPerson | 'new' | null): StaffPerson | null {
  return shown === 'new' ? null : shown
}

function PersonFacts({ person, role }: { readonly person: StaffPerson; readonly role: string }) {
  const { people: words, team } = useWords('common', 'team')
  const { stores } = useWorker()
  const names = stores.filter(({ storeId }) => person.storeIds.includes(storeId)).map(({ name }) => name)
  return (
    <>
      <span className="text-text">{role}</span>
      <span>{person.storeIds.length === 0 ? team.everyStore : names.join(', ')}</span>
      <span>{person.email}</span>
      {!person.active && <span className="font-bold text-late-text">{words.inactive}</span>}
      {person.active && !person.isSetUp && <span className="font-bold text-late-text">{words.notSetUp}</span>}
    </>
  )
}
