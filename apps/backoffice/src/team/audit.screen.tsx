import { listActions, undoAction } from '@comanda/contract/calls/staff/team/audit'
import { listRoles } from '@comanda/contract/calls/staff/team/people'
import { tell } from '@comanda/screen/toasts'
import { useValues } from '@comanda/screen/use-form'
import { useRead } from '@comanda/screen/use-read'
import { useSend } from '@comanda/screen/use-send'
import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { DataList } from '@comanda/ui/data-list'
import { type ReactNode, useEffect } from 'react'
import { InStore } from '../parts/in-store.tsx'
import { pageRights } from '../parts/page-rights.ts'
import { Reading } from '../parts/reading.tsx'
import { RolesContext } from '../parts/roles-context.ts'
import { Screen } from '../parts/screen.tsx'
import { Trouble } from '../parts/trouble.tsx'
import { mayOpen, useWorker } from '../parts/worker.ts'
import { call } from '../state/client.ts'
import { keep } from '../state/kept.ts'
import { ActionRow } from './action-row.tsx'
import { AuditFilters, type Filters, noFilters } from './audit-filters.tsx'
import { type AuditEntry, foldDoors } from './fold-doors.ts'
import type { StaffAction } from './team-things.ts'

/** The acts of the staff, newest first, fifty at a time. */
export function Component() {
  const { common, audit: words } = useWords('common', 'audit', 'team')
  const [filters, change] = useValues<Filters>(noFilters)
  const { isSending, failure, send } = useSend()
  useEffect(() => keep('audit-seen', '1'), [])
  const ask = (after: number | null) => call(listActions, { subject: null, storeId: null, ...filters, after })
  const page = useRead(JSON.stringify(filters), () => ask(null))
  const seesRoles = mayOpen(useWorker(), pageRights['/roles'])
  const roles = useRead(seesRoles ? 'roles' : null, () => call(listRoles, {}))

  async function undo(actionId: number): Promise<void> {
    if (!(await send(() => call(undoAction, { actionId })))) return
    tell(words.undone)
    page.again()
  }

  async function more(): Promise<void> {
    if (page.state !== 'ready') return
    const { actions, next } = page.value
    const older = await send(() => ask(next))
    if (older) page.show({ actions: [...actions, ...older.actions], next: older.next })
  }

  const toRow = (action: StaffAction) => (
    <InStore key={action.actionId} storeId={action.storeId}>
      <ActionRow action={action} isBusy={isSending} onUndo={() => undo(action.actionId)} />
    </InStore>
  )
  // Whoever looks for one kind of act wants to see each.
  const entries = (actions: readonly StaffAction[]): readonly AuditEntry[] =>
    filters.call === null ? foldDoors(actions) : actions.map((action) => ({ kind: 'act', action }))

  return (
    <Screen title={common.audit} text={words.text}>
      <AuditFilters filters={filters} onChange={change} />
      <Reading of={page}>
        {({ actions, next }) => (
          <div className="grid gap-4">
            {actions.length === 0 ? (
              <p className="rounded-card bg-surface p-5 shadow-card">{words.empty}</p>
            ) : (
              <RolesContext value={roles.state === 'ready' ? roles.value : []}>
                <DataList label={common.audit}>
                  {entries(actions).map((entry) =>
                    entry.kind === 'act' ? (
                      toRow(entry.action)
                    ) : (
                      <Doors key={entry.actions[0]?.actionId} count={entry.actions.length}>
                        {entry.actions.map(toRow)}
                      </Doors>
                    ),
                  )}
                </DataList>
              </RolesContext>
            )}
            <Trouble failure={failure} />
            {next !== null && (
              <Button look="soft" disabled={isSending} onClick={more}>
                {words.more}
              </Button>
            )}
          </div>
        )}
      </Reading>
    </Screen>
  )
}

/** Who came and went between two acts, one press away. */
function Doors({ count, children }: { readonly count: number; readonly children: ReactNode }) {
  const { audit: words } = useWords('audit')
  return (
    <li>
      <details>
        <summary className="min-h-11 cursor-pointer content-center px-4 text-muted hover:bg-sunken">
          {words.doors(count)}
        </summary>
        <ul className="divide-y divide-line border-t border-line">{children}</ul>
      </details>
    </li>
  )
}
