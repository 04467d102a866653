import { exampleProduct } from './catalogue.ts'

export const exampleCartId = '0192f0c1-7a3b-4c5d-8e6f-1a2b3c4d5e6f'
export const exampleLineId = '0192f0c1-7a3b-4c5d-8e6f-1a2b3c4d5e70'

export const exampleItem = {
  id: exampleLineId,
  sender_uuid: '9f1c',
  menu: '0',
  product: 12,
  qty: 1,
  sale_price_unit: '31.00',
  sale_price_total: '31.00',
  sale_dto: '0.00',
  reason_dto: null,
  reason_dto_text: null,
  name: 'Arroz del señoret Para dos',
  extra_text: 'sin sal',
  orderType: '1',
  tax: '10',
  tax_amount: '2.82',
  total_price: '31.00',
  attr: [2],
  options_selected: [{ id: 31, value_name: 'Alioli', price: '0.00', free: 1 as const }],
  optionsPrice: '0.00',
  configuration: [
    {
      id: 8,
      section: 3,
      qty: 1 as const,
      conf_qty: 1,
      conf_price: '0.00',
      attr: [],
      options_selected: [],
      order_type: '1',
      children_selected: [],
    },
  ],
}

const exampleSetup = {
  delivery: '0',
  isTakeAway: '1',
  tomarlocal: '0',
  en_local: '0',
  store: 1,
  resources: [{ resource: 2, resource_pos: null }],
  num_room: null,
  date_type: 'scheduled' as const,
  delivery_data: {
    entrega: 2 as const,
    cambio: 'sincambio' as const,
    publicidad: 2 as const,
    hora_entrega: '14:30',
    observations: '',
    pago: 2 as const,
    fecha: '2026-11-20',
  },
  customer_data: {
    customer_name: 'Ana Gil',
    customer_phone: '600123456',
    customer_address: '',
    customer_number: '',
    customer_city: '',
    customer_province: '',
    customer_postal_code: '',
    customer_aditional_address: '|||',
  },
  email: 'ana@demo.example',
}

export const exampleCartRequest = {
  ...exampleSetup,
  id: null,
  items: [exampleItem],
  total_ticket: '31.00',
  total_payment: '31.00',
  shipping: '0.00',
  amount_redsys: null,
  payment: null,
  cardId: null,
  operid: null,
  savecard: '0',
  promotional_code: null,
  receipt_code: null,
  bonus_points_remaining: null,
  after: '0',
  web: '1',
}

export const exampleCart = {
  ...exampleSetup,
  status: 'OK' as const,
  id: exampleCartId,
  firebase_id: exampleCartId,
  num_pedido: 17,
  version: 2,
  state: 'open' as const,
  customer: null,
  warehouse: 1,
  mode: 1,
  list_id: 1,
  promotional_code: 'BIENVENIDA',
  receipt_code: null,
  coupon: {
    code: 'BIENVENIDA',
    amount: null,
    percent: '10',
    min_purchase: '20.00',
    valid_from: '2026-01-01T00:00:00.000Z',
    valid_to: '2027-01-01T00:00:00.000Z',
    used_up: 0,
  },
  receipt: null,
  tip: '0.00',
  buffet_bloqued: 0,
  is_buffet: '0',
  open_time: '2026-11-18T11:00:00.000Z',
  items: [{ ...exampleItem, can_delete: 1 }],
  products: [exampleProduct],
  shipping: '0.00',
  total_ticket: '27.90',
}

export const exampleKeptLine = {
  status: 'OK',
  message: '',
  id: exampleLineId,
  version: 2,
  total_ticket: '12.50',
} as const

/** The gifts of promotions in a cart, the same for both calls. */
export const exampleGifts = {
  request: { id: exampleCartId },
  reply: {
    status: 'OK' as const,
    gifts: [{ id: exampleLineId, reason_dto: 1, reason_dto_text: 'Nigiris 3x2', sale_dto: '4.50' }],
    total_ticket: '9.00',
  },
}
