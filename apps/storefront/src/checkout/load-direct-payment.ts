import { readDirectLink } from '@comanda/rules/payment/direct-link'
import { data, type LoaderFunctionArgs } from 'react-router'
import { directLinkParameter } from './direct-link-parameter.ts'

/** A malformed link shows the error page (OPEN-014). */
export function loadDirectPayment({ request }: LoaderFunctionArgs): { readonly online: boolean } {
  const link = readDirectLink(new URL(request.url).searchParams.get(directLinkParameter) ?? '')
  if (!link.allowed) throw data('request-malformed', { status: 400 })
  return { online: link.online }
}
