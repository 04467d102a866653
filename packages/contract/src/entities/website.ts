import type { MenuId, PriceListId, SiteId, StoreId } from '@comanda/rules/ids'
import { defaultLanguage, type LanguageCode } from '@comanda/rules/text/language'
import { type TemplateVersion, usualAddLabel, type Website } from '@comanda/rules/website/website'
import { z } from 'zod/mini'
import { checked } from '../wire/checked.ts'
import { wireFlag } from '../wire/flag.ts'
import { readLanguage, writeLanguage } from '../wire/language.ts'
import { wireText, wireTextOrNull } from '../wire/list.ts'
import { toText, wireMultilanguage } from '../wire/multilanguage.ts'
import { wireId, wireIdOrNull } from '../wire/number.ts'

const darkFont = 'colorfont1'
const lightFont = 'colorfont0'

/** The language of each publication flag (SITE-022). */
const publishedFlags = {
  publicado_web_espanol: 'es',
  publicado_web_ingles: 'en',
  publicado_web_catalan: 'cat',
  publicado_web_euskera: 'eu',
  publicado_web_frances: 'fr',
  publicado_web_aleman: 'ger',
  publicado_web_holandes: 'nl',
} as const satisfies Record<string, LanguageCode>
type PublishedFlag = keyof typeof publishedFlags
const flagNames = Object.keys(publishedFlags) as PublishedFlag[]

const wireLanguage = z.codec(z.nullish(z.string()), z.custom<LanguageCode>(), {
  decode: (code) => readLanguage(code ?? '') ?? defaultLanguage,
  encode: (language) => writeLanguage(language),
})

const wireVersion = z.codec(
  z.nullish(z.union([z.int(), checked(z.string(), z.regex(/^[0-3]$/))])),
  z.custom<TemplateVersion>(),
  {
    decode: (version) => Number(version ?? 0) as TemplateVersion,
    encode: (version) => String(version),
  },
)

/** The menu before a mode is chosen: 0 unless the site sets one (SITE-021). */
const wireMode = z.codec(
  z.nullish(z.union([z.int(), checked(z.string(), z.regex(/^\d{1,15}$/))])),
  z.custom<MenuId>(),
  {
    decode: (mode) => Number(mode ?? 0) as MenuId,
    encode: (menuId) => Number(menuId),
  },
)

/** SITE-006 to SITE-033. */
const websiteFields = z.object({
  id: wireId<SiteId>(),
  title_web: wireText,
  name_store_web: wireText,
  meta_description: wireText,
  logo: wireTextOrNull,
  favicon: wireTextOrNull,
  phone_web: wireText,
  email: wireText,
  version: wireVersion,
  template: z.nullish(z.string()),
  color_primary: z.string(),
  color_secundary: z.string(),
  color_accent: z.string(),
  color_font: z.nullish(z.string()),
  color_font_visitor: wireFlag,
  publicado_web_espanol: wireFlag,
  publicado_web_ingles: wireFlag,
  publicado_web_catalan: wireFlag,
  publicado_web_euskera: wireFlag,
  publicado_web_frances: wireFlag,
  publicado_web_aleman: wireFlag,
  publicado_web_holandes: wireFlag,
  language_default: wireLanguage,
  is_delivery: wireFlag,
  is_takeaway: wireFlag,
  is_table: wireFlag,
  is_digital_card: wireFlag,
  is_take_here: wireFlag,
  is_only_digital_card: wireFlag,
  web_only_booking: wireFlag,
  only_users: wireFlag,
  show_orders_when_enter_web: wireFlag,
  has_reservs: wireFlag,
  show_allergens: wireFlag,
  has_kit_digital: wireFlag,
  show_price_only_shopping: wireFlag,
  no_create_ticket_table: wireFlag,
  qr_signed: wireFlag,
  multiorder: wireFlag,
  addtocart_label: z.nullish(z.string()),
  google_key_id: wireTextOrNull,
  unique_store_id: wireIdOrNull<StoreId>(),
  default_store: wireIdOrNull<StoreId>(),
  mode: wireMode,
  list_id: wireId<PriceListId>(),
  script_head: wireTextOrNull,
  script_body: wireTextOrNull,
  script_reserv: wireTextOrNull,
  tag_manager: wireTextOrNull,
  url_pay_qr: wireTextOrNull,
  multilanguage: wireMultilanguage('meta_description', 'addtocart_label'),
})

export const wireWebsite = z.codec(websiteFields, z.custom<Website>(), { decode: readWebsite, encode: writeWebsite })

function readWebsite(fields: z.output<typeof websiteFields>): Website {
  return {
    id: fields.id,
    title: fields.title_web,
    storeName: fields.name_store_web,
    description: toText(fields.meta_description, fields.multilanguage.meta_description),
    logo: fields.logo,
    favicon: fields.favicon,
    phone: fields.phone_web,
    email: fields.email,
    version: fields.version,
    template: fields.template ?? 'plantilla1',
    colours: {
      primary: fields.color_primary,
      secondary: fields.color_secundary,
      accent: fields.color_accent,
      dark: fields.color_font === darkFont,
      followsVisitor: fields.color_font_visitor,
    },
    languages: flagNames.filter((flag) => fields[flag]).map((flag) => publishedFlags[flag]),
    defaultLanguage: fields.language_default,
    modes: {
      delivery: fields.is_delivery,
      pickup: fields.is_takeaway,
      table: fields.is_table,
      'digital-card': fields.is_digital_card,
      takehere: fields.is_take_here,
    },
    onlyDigitalCard: fields.is_only_digital_card,
    onlyBookings: fields.web_only_booking,
    onlyUsers: fields.only_users,
    asksModeOnEntry: fields.show_orders_when_enter_web,
    takesBookings: fields.has_reservs,
    showsAllergens: fields.show_allergens,
    showsDigitalKit: fields.has_kit_digital,
    showsPricesBeforeMode: fields.show_price_only_shopping,
    tablesOpenedByStaff: fields.no_create_ticket_table,
    signedTableLinks: fields.qr_signed,
    severalOrdersPerTable: fields.multiorder,
    addLabel: toText(fields.addtocart_label || usualAddLabel, fields.multilanguage.addtocart_label),
    mapsKey: fields.google_key_id,
    onlyStoreId: fields.unique_store_id,
    defaultStoreId: fields.default_store,
    menuId: fields.mode,
    priceListId: fields.list_id,
    scripts: { head: fields.script_head, body: fields.script_body, booking: fields.script_reserv },
    tagManagerId: fields.tag_manager,
    tablePaymentOrigin: fields.url_pay_qr,
  }
}

function writeWebsite(site: Website): z.output<typeof websiteFields> {
  return {
    id: site.id,
    title_web: site.title,
    name_store_web: site.storeName,
    meta_description: site.description.base,
    logo: site.logo,
    favicon: site.favicon,
    phone_web: site.phone,
    email: site.email,
    version: site.version,
    template: site.template,
    color_primary: site.colours.primary,
    color_secundary: site.colours.secondary,
    color_accent: site.colours.accent,
    color_font: site.colours.dark ? darkFont : lightFont,
    color_font_visitor: site.colours.followsVisitor,
    ...publications(site.languages),
    language_default: site.defaultLanguage,
    is_delivery: site.modes.delivery,
    is_takeaway: site.modes.pickup,
    is_table: site.modes.table,
    is_digital_card: site.modes['digital-card'],
    is_take_here: site.modes.takehere,
    is_only_digital_card: site.onlyDigitalCard,
    web_only_booking: site.onlyBookings,
    only_users: site.onlyUsers,
    show_orders_when_enter_web: site.asksModeOnEntry,
    has_reservs: site.takesBookings,
    show_allergens: site.showsAllergens,
    has_kit_digital: site.showsDigitalKit,
    show_price_only_shopping: site.showsPricesBeforeMode,
    no_create_ticket_table: site.tablesOpenedByStaff,
    qr_signed: site.signedTableLinks,
    multiorder: site.severalOrdersPerTable,
    addtocart_label: site.addLabel.base,
    google_key_id: site.mapsKey,
    unique_store_id: site.onlyStoreId,
    default_store: site.defaultStoreId,
    mode: site.menuId,
    list_id: site.priceListId,
    script_head: site.scripts.head,
    script_body: site.scripts.body,
    script_reserv: site.scripts.booking,
    tag_manager: site.tagManagerId,
    url_pay_qr: site.tablePaymentOrigin,
    multilanguage: { meta_description: site.description.variants, addtocart_label: site.addLabel.variants },
  }
}

function publications(languages: readonly LanguageCode[]): Record<PublishedFlag, boolean> {
  return Object.fromEntries(flagNames.map((flag) => [flag, languages.includes(publishedFlags[flag])])) as Record<
    PublishedFlag,
    boolean
  >
}
