import type { z } from 'zod'

/**
 * Who may make a call. Every row says it; the type has no default, so a row without it does not build.
 * anyone: no envelope · site: a valid envelope · visitor: envelope and session · customer: a logged-in session ·
 * staff: a venue's own people.
 */
export const callers = ['anyone', 'site', 'visitor', 'customer', 'staff'] as const
export type Caller = (typeof callers)[number]

/** One row of the catalogue. Schemas are codecs: wire on the outside, domain on the inside. */
export interface Call<Request extends z.ZodType = z.ZodType, Reply extends z.ZodType = z.ZodType> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: `/${string}`
  readonly caller: Caller
  /** Requirement lines this row carries out. */
  readonly requirements: readonly string[]
  readonly summary: string
  /** The query of a GET or DELETE, the body of a POST or PUT unless the row says otherwise. */
  readonly request: Request
  readonly parametersIn?: 'query'
  readonly reply: Reply
  /** One example each way, on the wire; shown in the documentation and checked by a test. */
  readonly example: { readonly request: z.input<Request>; readonly reply: z.input<Reply> }
}

export type RequestOf<C extends Call> = z.output<C['request']>
export type ReplyOf<C extends Call> = z.output<C['reply']>

export function call<Request extends z.ZodType, Reply extends z.ZodType>(
  row: Call<Request, Reply>,
): Call<Request, Reply> {
  return row
}
