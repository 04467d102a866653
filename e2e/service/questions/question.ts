import type { Answers } from '../answers.ts'
import type { Book } from '../book.ts'
import type { AsksRows } from '../house/open-house.ts'

export interface Place {
  readonly siteId: number
  readonly storeId: number
}

/** A question as the database answers it, by SQL that knows nothing of the product's own, and as the book does. */
export interface Question {
  readonly stored: (rows: AsksRows, place: Place) => Promise<Answers>
  readonly known: (book: Book) => Answers
}
