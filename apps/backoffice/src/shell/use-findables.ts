import { showFloor } from '@comanda/contract/calls/staff/floor'
import { showOrders } from '@comanda/contract/calls/staff/orders'
import { showPauses } from '@comanda/contract/calls/staff/pauses'
import { listPeople } from '@comanda/contract/calls/staff/team/people'
import type { StaffPage } from '@comanda/contract/staff-pages'
import { type Read, useRead } from '@comanda/screen/use-read'
import { useWords } from '@comanda/screen/words'
import { pageRights } from '../parts/page-rights.ts'
import { useStoreInSight } from '../parts/use-store.tsx'
import { mayOpen, useWorker } from '../parts/worker.ts'
import { call } from '../state/client.ts'
import type { Findable } from './find-anything.ts'
import { listGroups } from './groups.ts'

const toValue = <Value>(read: Read<Value>) => (read.state === 'ready' ? read.value : undefined)

/** Everything that somebody may go to: sections, and of the store in sight its tables, open orders, dishes and people. */
export function useFindables(): readonly Findable[] {
  const { common, orderBoard } = useWords('common', 'orders')
  const worker = useWorker()
  const storeId = useStoreInSight()
  const keyOf = (page: StaffPage) => (mayOpen(worker, pageRights[page]) && storeId ? `find ${page} ${storeId}` : null)
  const place = { storeId: storeId ?? (0 as never) }
  const floor = toValue(useRead(keyOf('/floor'), () => call(showFloor, place)))
  const orders = toValue(useRead(keyOf('/orders'), () => call(showOrders, place)))
  const menu = toValue(useRead(keyOf('/pauses'), () => call(showPauses, place)))
  const people = toValue(useRead(keyOf('/people'), () => call(listPeople, {})))
  const sections = listGroups(worker).flatMap((group) =>
    group.sections.map(({ to, name, icon }) => ({
      key: to,
      icon,
      title: common[name],
      note: common.groups[group.name],
      to,
    })),
  )
  return [
    ...sections,
    ...(floor?.tables ?? []).map(({ resourceId, position, room, name }) => ({
      key: `table ${resourceId} ${position}`,
      icon: 'table' as const,
      title: `${room} ${name}`,
      note: common.floor,
      to: '/floor',
    })),
    ...(orders?.orders ?? []).map(({ orderId, number, name, table, phone }) => ({
      key: orderId,
      icon: 'orders' as const,
      title: orderBoard.order(number),
      note: table === '' ? name : table,
      also: `${name} ${phone}`,
      to: `/orders/${orderId}`,
    })),
    ...(menu?.dishes ?? []).map(({ productId, name }) => ({
      key: `dish ${productId}`,
      icon: 'menu' as const,
      title: name,
      note: common.pauses,
      to: `/pauses?find=${encodeURIComponent(name)}`,
    })),
    ...(people ?? []).map(({ staffId, name, email }) => ({
      key: `person ${staffId}`,
      icon: 'people' as const,
      title: name,
      note: common.people,
      also: email,
      to: '/people',
    })),
  ]
}
