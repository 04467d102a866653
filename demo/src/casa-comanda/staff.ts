import { type StaffId, toId } from '@comanda/rules/ids'
import type { SeededRoleName } from '@comanda/rules/team/seeded-roles'
import type { DemoStaff } from '../demo-site.ts'
import { storeIds } from './stores.ts'

const { centro, malasana } = storeIds

/** One person of every role, and a cook of the other store. */
export const staff: readonly DemoStaff[] = [
  somebody(1, 'Carmen Demo', 'direccion', { role: 'owner', colour: '#8a3b2e', storeIds: [] }),
  somebody(2, 'Luis Demo', 'encargado', { role: 'manager', colour: '#2f5d8a', storeIds: [centro] }),
  somebody(3, 'Marta Demo', 'sala', { role: 'waiter', colour: '#7a3e6b', storeIds: [centro] }),
  somebody(4, 'Iker Demo', 'cocina', { role: 'kitchen', colour: '#7a4e2d', storeIds: [malasana] }),
  somebody(5, 'Julia Demo', 'recepcion', { role: 'host', colour: '#6b3f7a', storeIds: [centro] }),
  somebody(6, 'Paco Demo', 'caja', { role: 'cashier', colour: '#5b6770', storeIds: [centro] }),
  somebody(7, 'Rosa Demo', 'plancha', { role: 'kitchen', colour: '#a0522d', storeIds: [centro] }),
  somebody(8, 'Hugo Demo', 'reparto', { role: 'rider', colour: '#3a6b6b', storeIds: [centro] }),
]

interface Work extends Pick<DemoStaff, 'colour' | 'storeIds'> {
  readonly role: SeededRoleName
}

function somebody(id: number, name: string, mailbox: string, work: Work): DemoStaff {
  return { id: toId<StaffId>(id), name, email: `${mailbox}@demo.example`, ...work }
}
