import { saveRole } from '@comanda/contract/calls/staff/team/people'
import { deviceKinds } from '@comanda/rules/team/device-kinds'
import { staffRights } from '@comanda/rules/team/rights'
import { listSentences } from '@comanda/screen/list-sentences'
import { tell } from '@comanda/screen/toasts'
import { useForm, useValues } from '@comanda/screen/use-form'
import { useSend } from '@comanda/screen/use-send'
import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { Choice } from '@comanda/ui/choice'
import { TextField } from '@comanda/ui/field'
import { Sheet } from '@comanda/ui/sheet'
import { ChoiceGroup } from '../parts/choice-group.tsx'
import { useSeenVersion } from '../parts/find-stale.ts'
import { toggle } from '../parts/toggle.ts'
import { Trouble } from '../parts/trouble.tsx'
import { useWorker } from '../parts/worker.ts'
import { call } from '../state/client.ts'
import type { StaffRole } from './team-things.ts'

interface RoleSheetProps {
  /** Null for a new one. */
  readonly role: StaffRole | null
  readonly title: string
  /** The name of the role in this language. */
  readonly shownName: string
  readonly onClose: () => void
  readonly onSaved: () => void
}

export function RoleSheet({ role, title, shownName, onClose, onSaved }: RoleSheetProps) {
  const { common, roles: words, rights, devices, forms } = useWords('common', 'team', 'forms')
  const held = useWorker().person?.rights ?? []
  const { isSending, failure, send } = useSend()
  const version = useSeenVersion(role?.version ?? 0, failure)
  const [values, change] = useValues<Pick<StaffRole, 'name' | 'rights' | 'deviceKinds'>>({
    name: shownName,
    rights: role?.rights ?? [],
    deviceKinds: role?.deviceKinds ?? [],
  })
  // A role that keeps its name keeps it in every language.
  const name = role !== null && values.name === shownName ? role.name : values.name
  const request = { roleId: role?.roleId ?? null, version, ...values, name }
  const form = useForm({
    values,
    change,
    problems: listSentences(saveRole.request, request, forms),
    says: 'tried',
    async submit() {
      if (!(await send(() => call(saveRole, request)))) return
      tell(common.saved)
      onSaved()
    },
  })
  return (
    <Sheet title={title} closeLabel={common.close} isOpen onClose={onClose} width={750}>
      <form {...form.props} className="grid gap-5">
        <TextField {...form.field('name')} label={words.name} autoComplete="off" />
        <ChoiceGroup legend={words.onDevices} hint={words.onDevicesHint}>
          {deviceKinds
            // Nobody signs in on a printer.
            .filter((kind) => kind !== 'printer')
            .map((kind) => (
              <Choice
                key={kind}
                kind="checkbox"
                name="deviceKinds"
                label={devices.kinds[kind]}
                isChosen={values.deviceKinds.includes(kind)}
                onChoose={() => change({ deviceKinds: toggle(values.deviceKinds, kind) })}
                onLeave={() => change({ deviceKinds: toggle(values.deviceKinds, kind) })}
              />
            ))}
        </ChoiceGroup>
        <ChoiceGroup legend={words.rights}>
          {staffRights.map((right) => {
            const isOwn = held.includes(right)
            const press = () => isOwn && change({ rights: toggle(values.rights, right) })
            return (
              <Choice
                key={right}
                kind="checkbox"
                name="rights"
                label={rights[right]}
                isBlocked={!isOwn}
                {...(!isOwn && { detail: <span title={words.notYours}>—</span> })}
                isChosen={values.rights.includes(right)}
                onChoose={press}
                onLeave={press}
              />
            )
          })}
        </ChoiceGroup>
        {staffRights.some((right) => !held.includes(right)) && <p className="text-sm text-muted">— {words.notYours}</p>}
        <Trouble failure={failure} />
        <Button type="submit" size="large" disabled={isSending}>
          {common.save}
        </Button>
      </form>
    </Sheet>
  )
}
