import { toFailureText } from '@comanda/screen/failure'
import { tellError } from './news.ts'

/** What a call answered in place of success, or threw, is said in a toast (API-010). */
export function tellFailure(failure: unknown, otherwise: string): void {
  tellError(toFailureText(failure, otherwise))
}
