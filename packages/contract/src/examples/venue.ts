export const exampleResource = {
  id: 4,
  mode_id: null,
  name: 'Terraza',
  alias: null,
  is_service_charge: '1',
  ask_room: '0',
  type: 'room' as const,
  reservs: 1,
  positions: [{ resource_pos: 7, alias: 'Olivo', seats: 4 }],
}

const shifts = [
  { start_hour: '13:00', end_hour: '16:30' },
  { start_hour: '20:00', end_hour: '01:30' },
]

function week() {
  return [0, 1, 2, 3, 4, 5, 6].map((day) =>
    day === 0
      ? { active: '0', day_week: day, start_hour: null, shifts: [] }
      : { active: '1', day_week: day, start_hour: '13:00', shifts },
  )
}

/** A venue closed on Mondays, with lunch and a dinner that runs past midnight. */
export const exampleStore = {
  id: 1,
  name: 'Casa Comanda Centro',
  phone: '910000001',
  address: 'Calle Mayor 1',
  zip: '28013',
  city: 'Madrid',
  state: 'Madrid',
  email: 'centro@casacomanda.example',
  horario: 'Martes a domingo, 13:00 a 16:30 y 20:00 a 1:30',
  close_takeaway: 0,
  text_when_no_takeaway: 'Hoy no hacemos pedidos para llevar',
  text_when_no_takeaway_list: [{ codigo: 'en', value: 'No takeaway today' }],
  is_table: '1',
  is_digital_card: '1',
  is_delivery: '1',
  is_takeaway: '1',
  is_take_here: '1',
  pedido_mismo_dia: '0',
  open_all_day: '0',
  horario_web_igual_delivery: '1',
  schedules_web: week(),
  schedules_delivery: week(),
  zones: [
    {
      id: 1,
      name: 'Centro',
      zip_codes: ['28012', '28013'],
      min_purchase: '15.00',
      shipping: '2.50',
      free_shipping_from: '30.00',
    },
  ],
  holidays: [{ day_mysql: '2026-12-25' }],
  resources: [exampleResource],
  warehouse: 1,
  mode_id_digital_card: 2,
  general_config: {
    pay_when_order: '0',
    send_SMS_status_order: '1',
    show_prod_config_without_ing: '0',
    order_previous_dessert: 'main',
    booking_max_person: 10,
    text_web_booking_max_person: '<p>Para más personas, llámanos.</p>',
    booking_penal: '1',
    booking_penal_type: 'by_person' as const,
    booking_penal_total: '0.00',
    booking_penal_person: '10.00',
    booking_penal_from: 7,
    booking_free_hours: 24,
    booking_days_ahead: 60,
    stripe: '0',
    stripe_config_public_key: null,
    booking_privacity: '/pages/privacidad',
    booking_secure_data: '/pages/privacidad',
    conditions_store: '<p>Guardamos la mesa 15 minutos.</p>',
    cash_register_open: '1',
    multilanguage: {
      text_web_booking_max_person: { en: '<p>For larger parties, call us.</p>' },
      conditions_store: { en: '<p>We keep the table for 15 minutes.</p>' },
    },
  },
  bookings: '1',
  latitude: 40.4155,
  longitude: -3.7074,
  time_zone: 'Europe/Madrid',
  special_days: [{ day_mysql: '2026-12-24', shifts: [{ start_hour: '13:00', end_hour: '16:30' }] }],
  slot_minutes: 15,
  lead_minutes: 30,
  days_ahead: 14,
  multilanguage: { horario: { en: 'Tuesday to Sunday, 1 to 4.30 pm and 8 pm to 1.30 am' } },
}
