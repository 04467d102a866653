import type { RefusalCode } from '@comanda/contract/refusal-codes'

/** Thrown when a page cannot be shown and nothing is broken: the error page says why, by its status and code. */
export class PageFailure extends Error {
  readonly status: number
  readonly refused: RefusalCode | null

  constructor(status: number, refused: RefusalCode | null = null) {
    super(`${status} ${refused ?? ''}`)
    this.name = 'PageFailure'
    this.status = status
    this.refused = refused
  }
}
