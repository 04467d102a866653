import { answer } from '../stand-in/answer.ts'
import type { OpenStandIn } from '../stand-in/stand-in.ts'

/** The addresses it was asked for, in order. */
export type GeolocationBooks = readonly string[]

/** A geolocation service that finds everybody in the centre of Madrid. */
export const openStandIn: OpenStandIn<GeolocationBooks> = ({ app, knobs }) => {
  const books: string[] = []
  app.get('/geolocation/:address/json/', (request, reply) =>
    answer(knobs, request, reply, () => {
      books.push((request.params as { readonly address: string }).address)
      return { body: JSON.stringify({ city: 'Madrid', region: 'Madrid', postal: '28013' }) }
    }),
  )
  return books
}
