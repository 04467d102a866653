import type * as calls from '../calls/payment.ts'
import { exampleCartId } from './entities/cart.ts'
import { exampleAttemptId, exampleOrder, exampleOrderPayment, exampleResult, placedResult } from './entities/payment.ts'
import type { ExamplesOf } from './examples-of.ts'

const exampleBank = {
  codeshop: '999008881',
  codeterminal: '1',
  script: 'https://sis.redsys.es/sis/NC/redsysV3.js',
}
const merchantOrderRow = {
  request: { id: exampleCartId },
  reply: { status: 'OK' as const, merchantOrder: '2611aB3dE5fG', attempt: exampleAttemptId },
}
const saveRow = { request: exampleOrderPayment, reply: exampleResult }

export const paymentExamples: ExamplesOf<typeof calls> = {
  getRedsysData: { request: {}, reply: exampleBank },
  getStoreRedsysData: { request: { store: 1 }, reply: exampleBank },
  getPaymentMethods: { request: { store: 1 }, reply: { online: ['new', 'bizum'], delivery: ['cash', 'terminal'] } },
  createMerchantOrder: merchantOrderRow,
  createMerchantOrderByGet: merchantOrderRow,
  savePaymentWeb: { request: { ...exampleOrderPayment, payment: 'cash', after: '1' }, reply: placedResult },
  savePaymentRedsysWeb: saveRow,
  savePaymentBizumWeb: saveRow,
  savePaymentRedsysGooglePayWeb: saveRow,
  savePaymentStripeWeb: saveRow,
  savePaymentPaypalWeb: saveRow,
  savePaymentDojoWeb: saveRow,
  getPaymentResult: { request: { attempt: exampleAttemptId }, reply: { ...placedResult, response: 'paid' } },
  getOrderStatus: { request: { id: exampleCartId }, reply: exampleOrder },
}
