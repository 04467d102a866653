import { useWords } from '@comanda/screen/words'
import { Heading } from '@comanda/ui/heading'
import { Screen } from '../parts/screen.tsx'
import { useWorker } from '../parts/worker.ts'
import { FirstSteps } from './first-steps.tsx'

/** Where everybody begins: what there is to do, and what one may do. */
export function Component() {
  const { team, rights, roles } = useWords('common', 'team')
  const { stores, wholeSite, person } = useWorker()
  if (person === null) return null
  const role = person.role in roles.names ? roles.names[person.role as keyof typeof roles.names] : person.role
  return (
    <Screen title={team.greeting(person.name)} text={role}>
      <FirstSteps />
      <section className="grid gap-3 rounded-card bg-surface p-5 shadow-card">
        <Heading level={2} look="block">
          {team.yourRights}
        </Heading>
        <ul className="grid gap-x-6 gap-y-1 sm:grid-cols-2 lg:grid-cols-3">
          {person.rights.map((right) => (
            <li key={right} className="flex gap-2">
              <span aria-hidden="true" className="text-muted">
                ✓
              </span>
              {rights[right]}
            </li>
          ))}
        </ul>
        <p className="text-muted">
          {team.stores}: {wholeSite ? team.everyStore : stores.map(({ name }) => name).join(', ')}
        </p>
      </section>
    </Screen>
  )
}
