import type * as calls from '../calls/order-history.ts'
import { exampleCustomerId } from './entities/customer.ts'
import { exampleOrder, exampleOrderSummary } from './entities/order-history.ts'
import type { ExamplesOf } from './examples-of.ts'

export const orderHistoryExamples: ExamplesOf<typeof calls> = {
  getMyOrdersCount: { request: { id: exampleCustomerId }, reply: [4] },
  getMyOrders: { request: { offset: 0, limit: 10 }, reply: [exampleOrderSummary] },
  getOrder: { request: { id: exampleOrder.id }, reply: exampleOrder },
}
