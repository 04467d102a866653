import { addPerson, changePerson, invitePerson } from '@comanda/contract/calls/staff/team/people'
import { listSentences } from '@comanda/screen/list-sentences'
import { tell } from '@comanda/screen/toasts'
import { useForm, useValues } from '@comanda/screen/use-form'
import { useSend } from '@comanda/screen/use-send'
import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { Choice } from '@comanda/ui/choice'
import { ColourField } from '@comanda/ui/colour-field'
import { TextField } from '@comanda/ui/field'
import { Sheet } from '@comanda/ui/sheet'
import { Switch } from '@comanda/ui/switch'
import { ChoiceGroup } from '../parts/choice-group.tsx'
import { useSeenVersion } from '../parts/find-stale.ts'
import { toggle } from '../parts/toggle.ts'
import { Trouble } from '../parts/trouble.tsx'
import { useWorker } from '../parts/worker.ts'
import { call } from '../state/client.ts'
import type { InvitationLink } from './link-sheet.tsx'
import type { StaffPerson, StaffRole } from './team-things.ts'
import { useRoleName } from './use-role-name.ts'

interface PersonSheetProps {
  /** Null for somebody new. */
  readonly person: StaffPerson | null
  readonly roles: readonly StaffRole[]
  readonly onClose: () => void
  readonly onSaved: () => void
  readonly onLink: (link: InvitationLink) => void
}

const freshColour = '#1f5f8b'

export function PersonSheet({ person, roles, onClose, onSaved, onLink }: PersonSheetProps) {
  const { common, people: words, team, forms } = useWords('common', 'team', 'forms')
  const { stores, wholeSite } = useWorker()
  const roleName = useRoleName()
  const { isSending, failure, send } = useSend()
  const version = useSeenVersion(person?.version ?? 0, failure)
  const [values, change] = useValues({
    name: person?.name ?? '',
    email: person?.email ?? '',
    colour: person?.colour ?? freshColour,
    roleId: person?.roleId ?? null,
    // Somebody who works in some stores can only add people to those.
    storeIds: person?.storeIds ?? (wholeSite ? [] : stores.map(({ storeId }) => storeId)),
    active: person?.active ?? true,
  })
  const form = useForm({
    values,
    change,
    problems: listSentences(addPerson.request, values, forms),
    says: 'tried',
    async submit() {
      const { active, roleId, ...fields } = values
      if (roleId === null) return
      if (person === null) {
        const link = await send(() => call(addPerson, { ...fields, roleId }))
        if (link) onLink({ ...link, name: values.name })
        return
      }
      const { staffId } = person
      if (!(await send(() => call(changePerson, { staffId, version, ...fields, roleId, active })))) return
      tell(common.saved)
      onSaved()
    },
  })
  async function invite({ staffId, name }: StaffPerson): Promise<void> {
    const link = await send(() => call(invitePerson, { staffId }))
    if (link) onLink({ ...link, name })
  }
  const roleProblem = form.field('roleId').problem
  return (
    <Sheet title={person ? words.edit(person.name) : words.addTitle} closeLabel={common.close} isOpen onClose={onClose}>
      <form {...form.props} className="grid gap-5">
        <TextField {...form.field('name')} label={words.name} autoComplete="off" />
        <TextField {...form.field('email')} label={words.email} type="email" autoComplete="off" />
        <ChoiceGroup legend={words.role} problem={roleProblem}>
          {roles.map(({ roleId }) => (
            <Choice
              key={roleId}
              kind="radio"
              name="roleId"
              label={roleName(roles, roleId)}
              isChosen={values.roleId === roleId}
              onChoose={() => change({ roleId })}
            />
          ))}
        </ChoiceGroup>
        <ChoiceGroup legend={team.stores} hint={wholeSite ? words.storesHint : undefined}>
          {stores.map(({ storeId, name }) => (
            <Choice
              key={storeId}
              kind="checkbox"
              name="storeIds"
              label={name}
              isChosen={values.storeIds.includes(storeId)}
              onChoose={() => change({ storeIds: toggle(values.storeIds, storeId) })}
              onLeave={() => change({ storeIds: toggle(values.storeIds, storeId) })}
            />
          ))}
        </ChoiceGroup>
        <ColourField {...form.field('colour')} label={words.colour} />
        {person && (
          <>
            <Switch
              label={words.active}
              hint={words.activeHint}
              isOn={values.active}
              onChange={(active) => change({ active })}
            />
            <div className="grid justify-items-start gap-1">
              <Button look="soft" disabled={isSending} onClick={() => invite(person)}>
                {words.newLink}
              </Button>
              <p className="text-sm text-muted">{words.newLinkHint}</p>
            </div>
          </>
        )}
        <Trouble failure={failure} />
        <Button type="submit" size="large" disabled={isSending}>
          {person ? common.save : words.add}
        </Button>
      </form>
    </Sheet>
  )
}
