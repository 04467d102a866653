import { type StaffId, toId } from '@comanda/rules/ids'
import type { DemoStaff } from '../demo-site.ts'
import { storeIds } from './stores.ts'

export const staff: readonly DemoStaff[] = [
  { id: toId<StaffId>(1), name: 'Carmen Demo', email: 'direccion@demo.example', role: 'owner', storeIds: [] },
  {
    id: toId<StaffId>(2),
    name: 'Luis Demo',
    email: 'encargado@demo.example',
    role: 'manager',
    storeIds: [storeIds.centro],
  },
  { id: toId<StaffId>(3), name: 'Marta Demo', email: 'sala@demo.example', role: 'waiter', storeIds: [storeIds.centro] },
  {
    id: toId<StaffId>(4),
    name: 'Iker Demo',
    email: 'cocina@demo.example',
    role: 'kitchen',
    storeIds: [storeIds.malasana],
  },
]
