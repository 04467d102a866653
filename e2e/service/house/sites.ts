import { storeIds } from '@comanda/demo/casa-comanda/stores'
import { type SiteId, toId } from '@comanda/rules/ids'

export interface ServiceSite {
  readonly id: SiteId
  readonly host: string
}

/** The site of the evening. */
export const busy: ServiceSite = { id: toId<SiteId>(1), host: 'servicio.localhost' }
/** Its twin: the same stores, tables, dishes and people under the same numbers. */
export const quiet: ServiceSite = { id: toId<SiteId>(2), host: 'vecino.localhost' }

/** The store in which everything happens, and one of the same site in which nothing does. */
export const storeId = storeIds.centro
export const otherStoreId = storeIds.malasana

/** The station that is left without dishes: nobody makes its drinks, so the pass pours them. */
export const noStation = 'Barra'

/** An address belongs to one printer of one site. */
export const toPrinterToken = (token: string, siteId: SiteId) => `${token}-${siteId}`
