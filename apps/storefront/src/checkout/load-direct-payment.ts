import { readDirectLink } from '@comanda/rules/payment/direct-link'
import type { Loaded } from '../views/loaded.ts'
import { PageFailure } from '../views/page-failure.ts'
import type { PageQuestion } from '../views/page-question.ts'
import { directLinkParameter } from './direct-link-parameter.ts'

/** A malformed link shows the error page (OPEN-014). */
export async function loadDirectPayment({ url }: PageQuestion): Promise<Loaded<null>> {
  const link = readDirectLink(url.searchParams.get(directLinkParameter) ?? '')
  if (!link.allowed) throw new PageFailure(400, 'request-malformed')
  return { data: null }
}
