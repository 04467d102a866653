import { listContactProblems } from '@comanda/rules/cart/check-contact'
import { useWords } from '@comanda/screen/words'

/** Nobody has to leave an address; one that is left must be able to get the receipt. */
export function useReceiptProblem(email: string): string | undefined {
  const { forms } = useWords('forms')
  if (email.trim() === '') return undefined
  return listContactProblems({ fullName: '', phone: '', email }).email === undefined ? undefined : forms.email
}
