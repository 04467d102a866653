import type { OrderingSettings } from '../venue/store.ts'

export type TableAction = 'order-dessert' | 'back-to-menu' | 'ask-for-bill' | 'pay-now'

/** Dessert is offered once every dish has reached the configured status (TABLE-002). */
export function isDessertOffered(
  status: string | null,
  ordering: Pick<OrderingSettings, 'dessertAfterStatus'>,
): boolean {
  return ordering.dessertAfterStatus !== null && status === `${ordering.dessertAfterStatus}-full`
}

/** «¿Qué quieres hacer?» (TABLE-001). */
export function listTableActions(
  status: string | null,
  ordering: Pick<OrderingSettings, 'dessertAfterStatus'>,
): TableAction[] {
  const always: TableAction[] = ['back-to-menu', 'ask-for-bill', 'pay-now']
  return isDessertOffered(status, ordering) ? ['order-dessert', ...always] : always
}
