import type { Told } from './answers.ts'
import type { Book } from './book.ts'

/** Whoever can be asked: an open screen, a phone, the papers, the database. */
export interface Witness {
  readonly name: string
  /** Everything that it says at this moment. */
  readonly look: () => Promise<Told>
  /** Of what happened, the part that it must say. */
  readonly must: (book: Book) => Told
}
