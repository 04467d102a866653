import { writeTableLink } from '@comanda/contract/entities/landing-link'
import { type DemoSite, demoPassword } from '@comanda/demo/demo-site'
import type { SiteId } from '@comanda/rules/ids'
import { toDemoLinkSecret } from './demo/demo-link-secret.ts'
import { signTableLink } from './venue/table-link.ts'

/** What a person who starts the demo needs: the addresses, and the accounts to log in with. */
export function announceDemo(sites: readonly DemoSite[], address: string): string[] {
  const { protocol, port } = new URL(address)
  const toAddress = (host: string) => `${protocol}//${host}${port === '' ? '' : `:${port}`}`
  const told = sites.flatMap(({ website, hosts, customers, staff, ...site }) => [
    `${website.title}: ${hosts.map(toAddress).join(', ')}`,
    ...(website.signedTableLinks ? listTableLinks(website.id, site.stores, toAddress(hosts[0] ?? '')) : []),
    ...customers.map(({ customer }) => `  customer ${customer.email}, password ${demoPassword}`),
    ...staff.map(({ email, role }) => `  ${role} ${email}, password ${demoPassword}`),
  ])
  return [...told, `mail and text messages that would have left: ${toAddress(sites[0]?.hosts[0] ?? '')}/demo/outbox`]
}

/** Signed codes cannot be made up, so the link of the first table of each store is printed. */
function listTableLinks(siteId: SiteId, stores: DemoSite['stores'], address: string): string[] {
  return stores.flatMap(({ id: storeId, resources }) => {
    const room = resources.find(({ kind }) => kind === 'room')
    const position = room?.positions[0]?.number
    if (room === undefined || position === undefined) return []
    const place = { storeId, resourceId: room.id, position }
    const signature = signTableLink(place, { secret: toDemoLinkSecret(siteId), epoch: 1 })
    return [`  table ${address}${writeTableLink({ ...place, signature })}`]
  })
}
