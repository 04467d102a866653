export const exampleBookingId = '0192f0c1-7a3b-4c5d-8e6f-1a2b3c4d5e6f'
export const exampleTurn = {
  id: 2,
  name_turn: 'Cena',
  turn_id: 2,
  resource_id: 4,
  end_hour: '23:30',
  tramos: [
    { hour: '20:00', completed: 1 },
    { hour: '20:30', completed: 0 },
  ],
}
export const exampleWish = {
  _customer_first_name: 'Ana',
  _customer_last_name: 'García',
  _customer_phone: '600000001',
  _customer_email: 'ana@demo.example',
  observations: 'Trona para un bebé',
  _send_menu: 0,
  resource_id: 4,
  date_reserv: '2026-03-14',
  hour_reserv: '20:30',
  pax: '4',
  turn_id: 2,
  store_id: 1,
  origin_id: 1,
  pay_data: null,
} as const

export const exampleKeptBooking = {
  id: exampleBookingId,
  reference: 'KFTRMX',
  store_id: 1,
  store_name: 'Casa Comanda Centro',
  resource_id: 4,
  resource_name: 'Terraza',
  turn_id: 2,
  date_reserv: '2026-03-14',
  hour_reserv: '20:30',
  pax: '4',
  state: 'confirmed',
  deposit: '40.00',
  starts_at: '2026-03-14T19:30:00.000Z',
  free_until: '2026-03-13T19:30:00.000Z',
  can_change: '1',
  refund_asked: '0.00',
  refund_done: '0.00',
  refund_failed: '0.00',
} as const
