import { z } from 'zod'
import { wireWhole } from './number.ts'

/** A number as the documents count: an array whose first element it is (API-009). */
export const wireCount = z.codec(z.array(wireWhole).min(1), z.custom<number>(), {
  decode: ([count]) => count as number,
  encode: (count) => [count],
})
