import { useWords } from '@comanda/screen/words'
import { Screen } from '../parts/screen.tsx'
import { useStoreInSight } from '../parts/use-store.tsx'
import { useWorker } from '../parts/worker.ts'
import { FirstSteps } from './first-steps.tsx'
import { StoreNow } from './store-now.tsx'

/** Where whoever runs a house begins: how it stands now, by right, and what there is to set up. */
export function Component() {
  const { team, roles } = useWords('common', 'team')
  const { person } = useWorker()
  const storeId = useStoreInSight()
  if (person === null) return null
  const role = person.role in roles.names ? roles.names[person.role as keyof typeof roles.names] : person.role
  return (
    <Screen title={team.greeting(person.name)} text={role}>
      {storeId !== undefined && <StoreNow key={storeId} storeId={storeId} />}
      <FirstSteps />
    </Screen>
  )
}
