import { writeTableLink } from '@comanda/contract/entities/landing-link'
import { type DemoSite, demoPassword, demoPin } from '@comanda/demo/demo-site'
import { toDemoLinkSecret } from './demo/demo-link-secret.ts'
import { signTableLink } from './venue/table-link.ts'

/** The things that a person who starts the demo needs: the addresses, and the accounts to log in with. */
export function announceDemo(sites: readonly DemoSite[], address: string, staffHost: string | null): string[] {
  const { protocol, port } = new URL(address)
  const toAddress = (host: string) => `${protocol}//${host}${port === '' ? '' : `:${port}`}`
  const told = sites.flatMap(({ website, hosts, customers, stores }) => [
    `${website.title}: ${hosts.map(toAddress).join(', ')}`,
    ...listTableLinks(website, stores, toAddress(hosts[0] ?? '')),
    ...customers.map(({ customer }) => `  customer ${customer.email}, password ${demoPassword}`),
  ])
  const first = toAddress(sites[0]?.hosts[0] ?? '')
  const staff =
    staffHost === null
      ? []
      : [...listStaff(sites, toAddress(staffHost)), `what the printers have printed: ${first}/demo/papers`]
  return [...told, ...staff, `mail and text messages that would have left: ${first}/demo/outbox`]
}

/** Everybody's password opens the staff's own address; the PIN serves on a device that somebody has paired there. */
function listStaff(sites: readonly DemoSite[], address: string): string[] {
  return sites.flatMap(({ website, hosts, staff }) => [
    `staff of ${website.title}: ${address}, site ${hosts[0]}`,
    ...staff.map(({ role, email }) => `  ${role} ${email}, password ${demoPassword}, PIN ${demoPin}`),
  ])
}

/** The first table of each store, signed: the link works whether or not the site asks for a signature. */
function listTableLinks(website: DemoSite['website'], stores: DemoSite['stores'], address: string): string[] {
  if (!website.modes.table) return []
  return stores.flatMap(({ id: storeId, modes, resources }) => {
    const room = resources.find(({ kind }) => kind === 'room')
    const position = room?.positions[0]?.number
    if (!modes.table || room === undefined || position === undefined) return []
    const place = { storeId, resourceId: room.id, position }
    const secret = toDemoLinkSecret(website.id)
    const signature = signTableLink(place, { secret, epoch: 1 })
    return [`  table ${address}${writeTableLink({ ...place, signature })}`]
  })
}
