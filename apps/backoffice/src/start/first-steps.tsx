import { listDevices } from '@comanda/contract/calls/staff/team/devices'
import { listPeople } from '@comanda/contract/calls/staff/team/people'
import type { StaffPage } from '@comanda/contract/staff-pages'
import { useRead } from '@comanda/screen/use-read'
import { useWords } from '@comanda/screen/words'
import { Heading } from '@comanda/ui/heading'
import { Link } from 'react-router'
import { pageRights } from '../parts/page-rights.ts'
import { isOfUse } from '../parts/page-uses.ts'
import { mayOpen, useWorker } from '../parts/worker.ts'
import { call } from '../state/client.ts'
import { readKept } from '../state/kept.ts'

interface Step {
  readonly to: StaffPage
  readonly title: string
  readonly text: string
  readonly isDone: boolean
}

/** A guided first look: what a venue does once before its team can work. What is done is read, never assumed. */
export function FirstSteps() {
  const { team } = useWords('common', 'team')
  const worker = useWorker()
  const may = (page: StaffPage) => mayOpen(worker, pageRights[page])
  const people = useRead(may('/people') ? 'people' : null, () => call(listPeople, {}))
  const devices = useRead(may('/devices') ? 'devices' : null, () => call(listDevices, {}))
  const all: readonly Step[] = [
    {
      to: '/people',
      title: team.stepPeople,
      text: team.stepPeopleText,
      isDone: people.state === 'ready' && people.value.filter(({ isSetUp }) => isSetUp).length > 1,
    },
    { to: '/roles', title: team.stepRoles, text: team.stepRolesText, isDone: readKept('roles-seen') !== null },
    {
      to: '/devices',
      title: team.stepDevice,
      text: team.stepDeviceText,
      isDone: devices.state === 'ready' && devices.value.length > 0,
    },
    { to: '/kitchen', title: team.stepKitchen, text: team.stepKitchenText, isDone: readKept('station') !== null },
    { to: '/telephone', title: team.stepOrder, text: team.stepOrderText, isDone: readKept('call-taken') !== null },
    { to: '/audit', title: team.stepAudit, text: team.stepAuditText, isDone: readKept('audit-seen') !== null },
  ]
  const steps = all.filter(({ to }) => may(to) && isOfUse(to, worker))
  if (steps.length === 0) return <p className="rounded-card bg-surface p-5 shadow-card">{team.nothingToDo}</p>
  return (
    <section className="grid gap-3">
      <Heading level={2} look="part">
        {team.firstTitle}
      </Heading>
      <p className="text-muted">{team.firstText}</p>
      <ol className="grid gap-3 sm:grid-cols-2">
        {steps.map((step) => (
          <li key={step.to}>
            <StepCard {...step} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function StepCard({ to, title, text, isDone }: Step) {
  const { team } = useWords('common', 'team')
  return (
    <Link to={to} className="grid h-full content-start gap-1 rounded-card bg-surface p-5 shadow-card hover:bg-sunken">
      <span className={`text-sm font-bold ${isDone ? 'text-text' : 'text-muted'}`}>
        {isDone ? `✓ ${team.done}` : team.toDo}
      </span>
      <span className="text-lg font-bold">{title}</span>
      <span className="text-muted">{text}</span>
    </Link>
  )
}
