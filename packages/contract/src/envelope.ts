import type { MenuId, PriceListId, StoreId, WarehouseId } from '@comanda/rules/ids'
import type { LanguageCode } from '@comanda/rules/text/language'
import type { Call } from './call.ts'
import type { SiteKeys } from './calls/start.ts'
import type { NewSession } from './entities/new-session.ts'
import { writeLanguage } from './wire/language.ts'
import { sha256 } from './wire/sha256.ts'

/** The parameters that every call has in its query, whatever its method (API-004), and what each one means. */
export const envelopeParameters = {
  time: 'When the call was made: milliseconds since 1970. More than five minutes off is refused.',
  token: 'The session, from POST /Login; that call alone goes without.',
  public_key: 'Names the site, from POST /admin/startup.',
  secret_key: 'SHA-256 in hex of the password followed by time.',
  employee: 'The id of the session, from POST /Login. It proves nothing.',
  store: 'The venue the visitor stands in, if any.',
  warehouse: "That venue's warehouse.",
  is_web: 'Always 1.',
  is_tpv: 'Always 0.',
  list_id: 'The price list.',
  mode: 'The menu in use.',
  cartId: 'The cart in use, if any. It opens nothing: carts belong to sessions.',
  active: 'Always 1.',
  published: 'Always 1.',
  web_id: 'The site; sent on every call but /Web itself.',
  lang: 'The language of messages; ours, not in the documents.',
} as const
export type EnvelopeParameter = keyof typeof envelopeParameters

/** How far a caller's clock may be off. */
export const envelopeToleranceMs = 5 * 60_000

/** The parameters that must never be written to a log, an error or a URL that is kept. */
export const secretParameters = [
  'token',
  'secret_key',
  'password',
  'public_key',
  // A guest who asks about their own booking is named in the query.
  'customer_email',
  'customer_phone',
] as const

/** API-005, OPEN-022. `time` is hashed as it is sent. */
export function envelopeSecret(password: string, time: string): string {
  return sha256(`${password}${time}`)
}

/** Where the visitor stands: sent along, so that prices and menus fit. */
export interface ClientStanding {
  readonly storeId: StoreId | null
  readonly warehouseId: WarehouseId | null
  readonly menuId: MenuId | null
  readonly priceListId: PriceListId | null
  readonly cartId: string | null
  readonly language: LanguageCode | null
}

const standsNowhere: ClientStanding = {
  storeId: null,
  warehouseId: null,
  menuId: null,
  priceListId: null,
  cartId: null,
  language: null,
}
/** For a visitor who has not chosen anything yet. */
export const nowhere = () => standsNowhere

export interface Sender {
  readonly keys: SiteKeys
  readonly session: () => NewSession | null
  readonly standing: () => ClientStanding
}

/** API-004 to API-008. Only the call that opens a session has none. */
export function writeEnvelope(
  { keys, session, standing }: Sender,
  { caller, namesSiteItself }: Pick<Call, 'caller' | 'namesSiteItself'>,
  now: number,
): Partial<Record<EnvelopeParameter, string | number | null>> {
  const time = String(Math.round(now))
  const { storeId, warehouseId, menuId, priceListId, cartId, language } = standing()
  const visitor = session()
  return {
    time,
    public_key: keys.publicKey,
    secret_key: envelopeSecret(keys.password, time),
    ...(caller === 'site' ? {} : { token: visitor?.token ?? null, employee: visitor?.sessionId ?? null }),
    store: storeId,
    warehouse: warehouseId,
    is_web: 1,
    is_tpv: 0,
    list_id: priceListId,
    mode: menuId,
    cartId,
    active: 1,
    published: 1,
    ...(namesSiteItself ? {} : { web_id: keys.siteId }),
    lang: language === null ? null : writeLanguage(language),
  }
}

/** The cookie of the site configuration (SITE-034). */
export const siteConfigCookie = 'site-config'
