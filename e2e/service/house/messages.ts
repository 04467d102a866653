/** The clock is moved there, and what it would have done by then is done. */
export interface Asked {
  readonly id: number
  readonly now: number
}

export type Said =
  | { readonly ready: string }
  | { readonly done: number }
  | { readonly failed: number; readonly why: string }
