import { z } from 'zod/mini'
import { call } from '../call.ts'
import { wireShift } from '../entities/schedule.ts'
import { dayHours, dayHoursSearch, hoursSearch, oneStore } from '../entities/venue-searches.ts'
import type { Example } from '../example.ts'

export const getHoursSchedule = call({
  method: 'GET',
  path: '/Store/getHoursSchedule',
  caller: 'visitor',
  requirements: ['API-035', 'SETUP-034'],
  summary: 'The time ranges that can still be ordered for on a date.',
  request: hoursSearch,
  reply: z.array(wireShift),
})
export const getHoursScheduleExample = (): Example<typeof getHoursSchedule> => ({
  request: { id: 1, date: '2026-03-14', delivery_mode: 'pickup' },
  reply: [{ start_hour: '13:00', end_hour: '13:15' }],
})

export const getOrderSchedules = call({
  method: 'POST',
  path: '/Store/getSchedulesDeliveryTakeawayByStoreId',
  caller: 'visitor',
  requirements: ['API-036', 'SETUP-034'],
  summary: 'The time ranges of a date, for takeaway and for delivery (getSchedulesPedido).',
  request: dayHoursSearch,
  // It reads: a repeat reads again, because hours run out.
  repeats: 'done-again',
  reply: dayHours,
})
export const getOrderSchedulesExample = (): Example<typeof getOrderSchedules> => ({
  request: { id: 1, date: '2026-03-14' },
  reply: {
    takeaway: [{ start_hour: '13:00', end_hour: '13:15' }],
    delivery: [{ start_hour: '20:00', end_hour: '20:15' }],
  },
})

export const getRegisterOpen = call({
  method: 'GET',
  path: '/Store/cajaAbierta',
  caller: 'visitor',
  requirements: ['API-038', 'SETUP-043', 'SETUP-044'],
  summary: 'Whether the cash register is open: OK lets an order start, anything else is refused with its sentence.',
  request: oneStore,
  reply: z.object({ status: z.literal('OK') }),
})
export const getRegisterOpenExample = (): Example<typeof getRegisterOpen> => ({
  request: { id: 1 },
  reply: { status: 'OK' },
})
