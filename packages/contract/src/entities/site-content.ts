import type { BrandId, PageId } from '@comanda/rules/ids'
import type { Banner, Brand, ContentPage, PageKind, PagePlace, SocialLink } from '@comanda/rules/website/website'
import { z } from 'zod/mini'
import { wireNumberFlag } from '../wire/flag.ts'
import { wireText, wireTextOrNull } from '../wire/list.ts'
import { toText, wireMultilanguage } from '../wire/multilanguage.ts'
import { wireId } from '../wire/number.ts'

/** SITE-035. */
export const wireBrand = z.codec(
  z.object({ id: wireId<BrandId>(), name: z.string(), logo: wireTextOrNull, coming_soon: wireNumberFlag }),
  z.custom<Brand>(),
  {
    decode: ({ id, name, logo, coming_soon }) => ({ id, name, logo, comingSoon: coming_soon }),
    encode: ({ id, name, logo, comingSoon }) => ({ id, name, logo, coming_soon: comingSoon }),
  },
)

const kinds = {
  contenido: 'content',
  legal: 'legal',
  cookie: 'cookie',
  politica: 'privacy',
  terminos: 'terms',
  covid_general: 'covid-general',
  covid_delivery: 'covid-delivery',
} as const satisfies Record<string, PageKind>
const places = { Izquierda: 'left', Centro: 'centre' } as const satisfies Record<string, PagePlace>

/** SITE-045, SHELL-046. `text` is HTML, sanitised when it was saved. */
export const wirePage = z.codec(
  z.object({
    id: wireId<PageId>(),
    name: z.string(),
    url: z.string(),
    position: z.enum(['Izquierda', 'Centro']),
    type_cms: z.enum(keysOf(kinds)),
    text: wireText,
    multilanguage: wireMultilanguage('name', 'text'),
  }),
  z.custom<ContentPage>(),
  {
    decode: ({ id, name, url, position, type_cms, text, multilanguage }) => ({
      id,
      kind: kinds[type_cms],
      slug: url,
      name: toText(name, multilanguage.name),
      body: toText(text, multilanguage.text),
      place: places[position],
    }),
    encode: ({ id, kind, slug, name, body, place }) => ({
      id,
      name: name.base,
      url: slug,
      position: keyFor(places, place),
      type_cms: keyFor(kinds, kind),
      text: body.base,
      multilanguage: { name: name.variants, text: body.variants },
    }),
  },
)

export const wireBanner = z.codec(
  z.object({
    title: wireText,
    text: wireText,
    image: wireTextOrNull,
    link: wireTextOrNull,
    multilanguage: wireMultilanguage('title', 'text'),
  }),
  z.custom<Banner>(),
  {
    decode: ({ title, text, image, link, multilanguage }) => ({
      title: toText(title, multilanguage.title),
      text: toText(text, multilanguage.text),
      picture: image,
      link,
    }),
    encode: ({ title, text, picture, link }) => ({
      title: title.base,
      text: text.base,
      image: picture,
      link,
      multilanguage: { title: title.variants, text: text.variants },
    }),
  },
)

/** A map of network name to link (API-046). */
export const wireSocials = z.codec(z.record(z.string(), z.string()), z.custom<readonly SocialLink[]>(), {
  decode: (links) => Object.entries(links).map(([network, url]) => ({ network, url })),
  encode: (links) => Object.fromEntries(links.map(({ network, url }) => [network, url])),
})

function keysOf<Key extends string>(table: Record<Key, string>): [Key, ...Key[]] {
  return Object.keys(table) as [Key, ...Key[]]
}

/** The wire's word for one of ours; each table has one row per kind. */
function keyFor<Key extends string, Kind extends string>(table: Record<Key, Kind>, kind: NoInfer<Kind>): Key {
  const key = keysOf(table).find((candidate) => table[candidate] === kind)
  if (key === undefined) throw new Error(`no word on the wire for ${kind}`)
  return key
}
