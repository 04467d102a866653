import { z } from 'zod/mini'
import { call } from '../call.ts'
import type { Example } from '../example.ts'

/** Where a connection seems to be; what the service does not know is empty. */
export interface GuessedPlace {
  readonly city: string
  readonly province: string
  readonly postalCode: string
}

export const getCity = call({
  method: 'GET',
  path: '/Web/getCity',
  caller: 'visitor',
  requirements: ['API-101', 'SETUP-054'],
  summary: 'The city that the visitor’s connection seems to be in, asked of a geolocation service. Only on request.',
  request: z.object({}),
  reply: z.codec(
    z.object({ city: z.string(), province: z.string(), postal_code: z.string() }),
    z.custom<GuessedPlace>(),
    {
      decode: ({ postal_code, ...place }) => ({ ...place, postalCode: postal_code }),
      encode: ({ postalCode, ...place }) => ({ ...place, postal_code: postalCode }),
    },
  ),
})
export const getCityExample = (): Example<typeof getCity> => ({
  request: {},
  reply: { city: 'Madrid', province: 'Madrid', postal_code: '28013' },
})
