import { z } from 'zod/mini'
import { checked } from './checked.ts'
import { wireWhole } from './number.ts'

/** A number in the documents' form: an array whose first element it is (API-009). */
export const wireCount = z.codec(checked(z.array(wireWhole), z.minLength(1)), z.custom<number>(), {
  decode: ([count]) => count as number,
  encode: (count) => [count],
})
