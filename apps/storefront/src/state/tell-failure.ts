import { toFailureText } from '@comanda/screen/failure'
import { tellError } from '@comanda/screen/toasts'

/** Shows in a toast what a call returned instead of success, or threw (API-010). */
export function tellFailure(failure: unknown, otherwise: string): void {
  tellError(toFailureText(failure, otherwise))
}
