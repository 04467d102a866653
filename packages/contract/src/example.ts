import type { z } from 'zod/mini'
import type { Call } from './call.ts'

/**
 * One example each way, in wire form; shown in the documentation and checked by a test. It is right below its row as
 * `<row>Example`, and is a function because a bundler drops an unused function with everything inside: no browser loads
 * the examples.
 */
export interface Example<Row extends Call = Call> {
  readonly request: z.input<Row['request']>
  readonly reply: z.input<Row['reply']>
}

/** An example for every row; a missing one fails the build. */
export type ExamplesOf<Rows> = {
  readonly [Name in keyof Rows & string as `${Name}Example`]: Rows[Name] extends Call
    ? () => Example<Rows[Name]>
    : never
}
