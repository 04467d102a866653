import { exampleCartId, exampleCartRequest, exampleLineId } from './cart.ts'

export const exampleAttemptId = '0192f0c1-7a3b-4c5d-8e6f-1a2b3c4d5e71'

export const exampleWindow = {
  java_enabled: '0',
  timezone_offset: -60,
  language: 'es-ES',
  color_depth: 24,
  screen_height: 844,
  screen_width: 390,
}

export const exampleFollowKey = '6b1d0c52-8f3e-4a7b-9c1d-2e3f4a5b6c7d'

export const exampleOrderPayment = {
  ...exampleCartRequest,
  id: exampleCartId,
  payment: 'new',
  address_billing: null,
  window_data: exampleWindow,
  merchantOrder: null,
  stripe_token: null,
  stripe_amount: null,
  tip: null,
  pagoIndividual: '0',
  totalPayComensal: null,
}

export const exampleResult = {
  status: 'OK' as const,
  response: 'action' as const,
  message: '',
  attempt: exampleAttemptId,
  num_pedido: null,
  Ds_EMV3DS: null,
  exe_3DSMethod: '0',
  threeDSMethodURL: null,
  threeDSMethodData: null,
  form: {
    action: 'https://sis.redsys.es/sis/realizarPago',
    fields: { Ds_SignatureVersion: 'HMAC_SHA256_V1', Ds_MerchantParameters: 'eyJ9', Ds_Signature: 'abc=' },
  },
  redirect_url: null,
  widget: null,
}

export const placedResult = { ...exampleResult, response: 'placed' as const, attempt: null, num_pedido: 17, form: null }

export const exampleOrder = {
  id: exampleCartId,
  follow_key: exampleFollowKey,
  num_pedido: 17,
  status: 'on-hold' as const,
  steps: ['on-hold' as const, 'preparing' as const, 'ready' as const, 'picked-up' as const],
  on_its_way: '0',
  payment_status: 'paid' as const,
  created: '2026-11-18T12:30:00.000Z',
  mode: 'pickup' as const,
  store: 1,
  promised: { kind: 'soonest' as const, date: '2026-11-18', from: '14:15', to: '14:30' },
  minutes_left: { from: 45, to: 60 },
  delay_minutes: 0,
  cancel_reason: null,
  taken_out: [],
  total_paid: '31.00',
  today: '2026-11-18',
  address: '',
  resource_pos: null,
  items: [{ id: exampleLineId, name: 'Arroz del señoret Para dos', choices: ['Alioli'], qty: 1, total_price: '31.00' }],
  parts: [],
  taxes: [{ tax: '10', tax_amount: '2.82' }],
  total_ticket: '31.00',
  mailed: '1',
}

export const exampleBank = {
  codeshop: '999008881',
  codeterminal: '1',
  script: 'https://sis.redsys.es/sis/NC/redsysV3.js',
}

export const exampleMerchantOrder = {
  request: { id: exampleCartId },
  reply: { status: 'OK' as const, merchantOrder: '2611aB3dE5fG', attempt: exampleAttemptId },
}

export const exampleSave = { request: exampleOrderPayment, reply: exampleResult }
