import { toId } from '@comanda/rules/ids'
import type { TimeZone } from '@comanda/rules/time/calendar'

const head = {
  id: '0192f0c1-7a3b-4c5d-8e6f-1a2b3c4d5e81',
  num_pedido: 17,
  store_name: 'Centro',
  time_zone: toId<TimeZone>('Europe/Madrid'),
  delivery: '1',
  isTakeAway: '0',
  tomarlocal: '0',
  created: '2026-11-18T19:30:00.000Z',
  total_ticket: '19.40',
  status_sale: 'pedido recogido',
  status_payment: 'pagado',
} as const

export const exampleOrderSummary = { ...head, items_count: 2, items_names: ['Croquetas'] }

const base = { type: 'base', name: 'Croquetas', qty: 2, amount: '16.50', multilanguage: { name: {} } } as const
const shipping = { type: 'shipping', name: 'Centro', qty: 1, amount: '2.90', multilanguage: { name: {} } } as const

export const exampleOrder = {
  ...head,
  email: 'ana@demo.example',
  customer_data: {
    customer_name: 'Ana',
    customer_phone: '600000001',
    customer_address: 'Calle del Ejemplo',
    customer_number: '12',
    customer_city: 'Madrid',
    customer_province: 'Madrid',
    customer_postal_code: '28012',
    customer_aditional_address: '3||B|',
  },
  resource_pos: null,
  num_room: null,
  fecha: '2026-11-18',
  hora_entrega: '21:00',
  date_type: 'scheduled' as const,
  observations: '',
  items: [
    {
      id: '0192f0c1-7a3b-4c5d-8e6f-1a2b3c4d5e82',
      product: 12,
      slug: 'croquetas',
      name: 'Croquetas',
      choice: 'Salsa romesco',
      qty: 2,
      extra_text: '',
      total_price: '16.50',
      parts: [base],
      allergens: [1],
    },
  ],
  parts: [shipping],
  taxes: [{ tax: '10', base: '17.64', tax_amount: '1.76' }],
  allergens: [
    { id: 1, code: 'gluten', name: 'Gluten', image: null, published: 1, multilanguage: { name: { en: 'Gluten' } } },
  ],
}

export const examplePastLine = {
  id: '0192f0c1-7a3b-4c5d-8e6f-1a2b3c4d5e82',
  product: 12,
  name: 'Croquetas',
  qty: 2,
  extra_text: '',
  sale_price_total: '16.50',
  attr: [],
  options_selected: [{ option: 4, id: 41 }],
  configuration: [{ section: 3, id: 31, attr: [], options_selected: [], children_selected: [] }],
}
