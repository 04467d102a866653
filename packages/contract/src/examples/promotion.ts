import type * as calls from '../calls/promotion.ts'
import type { ExamplesOf } from './examples-of.ts'

export const promotionExamples: ExamplesOf<typeof calls> = {
  getDiscounts: {
    request: { store: 1, front: '1', percent_amount: 'productos', active_only_for_tpv: null },
    reply: [
      {
        id: 1,
        name: 'Cañas 3x2',
        bool_day1: 1,
        bool_day2: 1,
        bool_day3: 1,
        bool_day4: 1,
        bool_day5: 1,
        bool_day6: 0,
        bool_day7: 0,
        bool_day8: 0,
        bool_day9: 1,
        initial_hour: '18:00',
        final_hour: '20:00',
        product_type: 1,
        products: [{ id: 40, combination_id: null }],
        comprados: 3,
        regalados: 1,
        product_value: '0.00',
        product_percent: '0',
        table: '1',
      },
    ],
  },
  getCoupon: {
    request: { code: 'BIENVENIDA' },
    reply: { status: 'OK', code: 'BIENVENIDA', amount: null, percent: '10', min_purchase: '20.00' },
  },
}
