import { type CartId, type ResourceId, type StoreId, toId } from '@comanda/rules/ids'
import { type LandingLink, linkTypes } from '@comanda/rules/setup/read-landing'

/** The contents of a landing page's address (QR-001): the link itself, the cart it names and its signature. */
export interface LandingQuery extends LandingLink {
  readonly cartId: CartId | null
  readonly signature: string | null
}

/** The part of `URLSearchParams` that is needed. */
export interface Query {
  get(name: string): string | null
}

export function readLandingQuery(query: Query): LandingQuery {
  const type = readWhole(query.get('type'))
  const resource = readWhole(query.get('resource'))
  const store = readWhole(query.get('store'))
  const cart = query.get('cartId')
  return {
    storeId: store === null ? null : toId<StoreId>(store),
    resourceId: resource === null ? null : toId<ResourceId>(resource),
    position: readWhole(query.get('resource_pos')),
    type: linkTypes.find((known) => known === type) ?? null,
    cartId: cart !== null && uuid.test(cart) ? toId<CartId>(cart) : null,
    signature: query.get('sig'),
  }
}

interface TablePlace {
  readonly storeId: StoreId
  readonly resourceId: ResourceId
  readonly position: number
}

/** The page of a table, for whoever sits there already. */
export function writeTablePath({ storeId, resourceId, position }: TablePlace): string {
  return `/?store=${storeId}&resource=${resourceId}&resource_pos=${position}`
}

interface TableLink extends TablePlace {
  readonly signature: string
}

/** The content of the code on a table after the address of its site. */
export function writeTableLink({ signature, ...place }: TableLink): string {
  return `${writeTablePath(place)}&sig=${signature}`
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

function readWhole(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null
}
