import type { getCity as row } from '@comanda/contract/calls/geolocation'
import { refusal } from '@comanda/contract/refusals'
import type { Handler } from '../call/handler.ts'
import type { FindsCity } from './find-city.ts'

/** The visitor's network address is told to the service only by this call, which a visitor makes by pressing (OPEN-010). */
export const getCity: Handler<typeof row, FindsCity> = async (_request, { from, house }) =>
  (await house.findCity?.(from.address)) ?? refusal('city-unknown')
