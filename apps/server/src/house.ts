import type { SiteId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import { bookingPart } from './booking/booking-part.ts'
import type { KnowsPersons } from './call/personal-part.ts'
import { holdsCart } from './cart/holds-cart.ts'
import type { KeepsOffers } from './cart/read-offer.ts'
import { createFindSimilar, type FindsSimilar } from './catalogue/find-similar.ts'
import { createCatalogueCache } from './catalogue/load-catalogue.ts'
import { createPaymentsKit } from './create-payments-kit.ts'
import { customerPart } from './customer/customer-part.ts'
import type { Database } from './database/database.ts'
import { createSiteCache, type OnSiteChange } from './database/site-cache.ts'
import type { KnowsHolders } from './live/live-poll.ts'
import { orderPart } from './order/order-part.ts'
import { messagePart } from './outbox/message-part.ts'
import type { SendsMessages } from './outbox/transport.ts'
import { attemptPart } from './payment/attempt-part.ts'
import { listSiteAccounts } from './payment/payment-account.repository.ts'
import type { CollectsMoney, PaymentSettings } from './payment/payments-kit.ts'
import { createSessions, type KeepsSessions } from './session/sessions.ts'
import { createSiteDirectory, type KeepsSites } from './session/site-directory.ts'
import type { KnowsApi } from './session/startup.ts'
import { dinerPart } from './table/diner-part.ts'
import type { ComparesSecrets } from './team/check-pin.ts'
import type { FindsCity } from './venue/find-city.ts'
import { createVenuesCache } from './venue/load-venues.ts'
import { contactPart } from './website/contact-part.ts'
import { createWebsiteCache } from './website/load-website.ts'

/**
 * The things that the process keeps for all its calls: caches, kits, the deployment's settings. Made once, and never
 * copied.
 */
export interface House
  extends KeepsOffers,
    FindsSimilar,
    CollectsMoney,
    KeepsSessions,
    KeepsSites,
    KnowsApi,
    KnowsHolders,
    SendsMessages,
    FindsCity,
    ComparesSecrets,
    KnowsPersons {}

interface HouseParts {
  readonly database: Database
  readonly now: () => Instant
  readonly onSiteChange: OnSiteChange
  readonly tellSiteChange: (siteId: SiteId) => void
  readonly payments: PaymentSettings
  readonly fallbackHost: string | null
  readonly publicUrl: string | null
  readonly sends: SendsMessages['sends']
  readonly findCity: FindsCity['findCity']
  /** For what a person should look at. */
  readonly alarm: (text: string) => void
  /** For what still works, but less well than it could. */
  readonly warn: (text: string) => void
}

export function createHouse(parts: HouseParts): House {
  const { database, now, onSiteChange, tellSiteChange, fallbackHost, publicUrl, sends, findCity, alarm, warn } = parts
  const sites = createSiteDirectory({ database, fallbackHost })
  onSiteChange(() => sites.forget())
  const venues = createVenuesCache(database, { onChange: onSiteChange, now, tellChange: tellSiteChange })
  const accounts = createSiteCache({ load: (siteId) => listSiteAccounts(database, siteId), onChange: onSiteChange })
  return {
    apiUrl: '/api',
    publicUrl,
    sends,
    findCity,
    staffHashes: { inAll: 0 },
    sites,
    sessions: createSessions(database),
    venues,
    websites: createWebsiteCache(database, onSiteChange),
    catalogues: createCatalogueCache(database, { onChange: onSiteChange, now, tellChange: tellSiteChange }),
    findSimilar: createFindSimilar(database, warn),
    holdsCart: (siteId, { id, customerId }, cart) => holdsCart(database, { siteId, sessionId: id, customerId }, cart),
    personalParts: [orderPart, attemptPart, bookingPart, contactPart, dinerPart, messagePart, customerPart],
    payments: createPaymentsKit({ database, now, settings: parts.payments, venues, accounts, alarm }),
  }
}
