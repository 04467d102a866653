import { type DemoSite, demoPassword } from '@comanda/demo/demo-site'

/** What someone who just started the demo wants to know: where to look, and whom to log in as. */
export function announceDemo(sites: readonly DemoSite[], address: string): string[] {
  const { protocol, port } = new URL(address)
  return sites.flatMap(({ website, hosts, customers, staff }) => [
    `${website.title}: ${hosts.map((host) => `${protocol}//${host}${port === '' ? '' : `:${port}`}`).join(', ')}`,
    ...customers.map(({ customer }) => `  customer ${customer.email}, password ${demoPassword}`),
    ...staff.map(({ email, role }) => `  ${role} ${email}, password ${demoPassword}`),
  ])
}
