import type { MenuId, PriceListId, SiteId } from '@comanda/rules/ids'
import type { Banner, Brand, ContentPage, SocialLink, Website } from '@comanda/rules/website/website'
import { and, asc, eq } from 'drizzle-orm'
import type { Reader, Tx } from '../database/database.ts'
import { priceList } from '../database/schema/price-list.ts'
import { site, siteLanguage } from '../database/schema/site.ts'
import { banner, brand, contentPage, socialLink } from '../database/schema/website.ts'

export async function findWebsite(db: Reader, siteId: SiteId): Promise<Website | undefined> {
  const [row] = await db.select().from(site).where(eq(site.id, siteId))
  if (row === undefined) return undefined
  const languages = await db
    .select({ language: siteLanguage.language })
    .from(siteLanguage)
    .where(and(eq(siteLanguage.siteId, siteId), eq(siteLanguage.published, true)))
    .orderBy(asc(siteLanguage.position))
  const general = await findGeneralPriceList(db, siteId)
  return {
    ...toWebsite(row),
    languages: languages.map(({ language }) => language),
    priceListId: general?.id ?? (0 as PriceListId),
  }
}

function toWebsite(row: typeof site.$inferSelect): Omit<Website, 'languages' | 'priceListId'> {
  return {
    id: row.id,
    title: row.title,
    storeName: row.storeName,
    description: row.description,
    logo: row.logo,
    favicon: row.favicon,
    phone: row.phone,
    email: row.email,
    version: row.version,
    template: row.template,
    colours: {
      primary: row.colourPrimary,
      secondary: row.colourSecondary,
      accent: row.colourAccent,
      dark: row.dark,
      followsVisitor: row.followsVisitor,
    },
    defaultLanguage: row.defaultLanguage,
    modes: {
      delivery: row.offersDelivery,
      pickup: row.offersPickup,
      table: row.offersTable,
      'digital-card': row.offersDigitalCard,
      takehere: row.offersTakehere,
    },
    onlyDigitalCard: row.onlyDigitalCard,
    onlyBookings: row.onlyBookings,
    onlyUsers: row.onlyUsers,
    asksModeOnEntry: row.asksModeOnEntry,
    takesBookings: row.takesBookings,
    showsAllergens: row.showsAllergens,
    showsDigitalKit: row.showsDigitalKit,
    showsPricesBeforeMode: row.showsPricesBeforeMode,
    tablesOpenedByStaff: row.tablesOpenedByStaff,
    signedTableLinks: row.signedTableLinks,
    severalOrdersPerTable: row.severalOrdersPerTable,
    addLabel: row.addLabel,
    mapsKey: row.mapsKey,
    onlyStoreId: row.onlyStoreId,
    defaultStoreId: row.defaultStoreId,
    menuId: row.menuId ?? (0 as MenuId),
    scripts: { head: row.scriptHead, body: row.scriptBody, booking: row.scriptBooking },
    tagManagerId: row.tagManagerId,
    tablePaymentOrigin: row.tablePaymentOrigin,
  }
}

export interface GeneralPriceList {
  readonly id: PriceListId
  readonly name: string
}

export async function findGeneralPriceList(db: Reader, siteId: SiteId): Promise<GeneralPriceList | undefined> {
  const [found] = await db
    .select({ id: priceList.id, name: priceList.name })
    .from(priceList)
    .where(and(eq(priceList.siteId, siteId), eq(priceList.isGeneral, true)))
  return found
}

export function listBrands(db: Reader, siteId: SiteId): Promise<Brand[]> {
  return db
    .select({ id: brand.id, name: brand.name, logo: brand.logo, comingSoon: brand.comingSoon })
    .from(brand)
    .where(and(eq(brand.siteId, siteId), eq(brand.published, true)))
    .orderBy(asc(brand.position), asc(brand.id))
}

export function listPages(db: Reader, siteId: SiteId): Promise<ContentPage[]> {
  const { id, kind, slug, name, body, place } = contentPage
  return db
    .select({ id, kind, slug, name, body, place })
    .from(contentPage)
    .where(and(eq(contentPage.siteId, siteId), eq(contentPage.published, true)))
    .orderBy(asc(contentPage.position), asc(id))
}

export async function savePageRow(tx: Tx, siteId: SiteId, page: ContentPage): Promise<void> {
  await tx
    .insert(contentPage)
    .values({ siteId, ...page })
    .onConflictDoUpdate({ target: [contentPage.siteId, contentPage.id], set: page })
}

export function listBanners(db: Reader, siteId: SiteId): Promise<Banner[]> {
  const { title, text, picture, link } = banner
  return db
    .select({ title, text, picture, link })
    .from(banner)
    .where(and(eq(banner.siteId, siteId), eq(banner.published, true)))
    .orderBy(asc(banner.position), asc(banner.id))
}

export function listSocialLinks(db: Reader, siteId: SiteId): Promise<SocialLink[]> {
  return db
    .select({ network: socialLink.network, url: socialLink.url })
    .from(socialLink)
    .where(eq(socialLink.siteId, siteId))
    .orderBy(asc(socialLink.position), asc(socialLink.network))
}
