import { isEmail, longestEmail } from '@comanda/rules/customer/email'
import { isPhoneValid, toPhone } from '@comanda/rules/customer/phone'
import type { SiteId } from '@comanda/rules/ids'
import { z } from 'zod/mini'
import { call } from '../call.ts'
import { wireBanner, wireBrand, wireSocials } from '../entities/site-content.ts'
import { wireWebsite } from '../entities/website.ts'
import type { Example } from '../example.ts'
import { exampleWebsite } from '../examples/website.ts'
import { checked } from '../wire/checked.ts'
import { wireFlag } from '../wire/flag.ts'
import { wireId } from '../wire/number.ts'
import { typedLine, typedLines } from '../wire/typed-text.ts'

const nothing = z.object({})

export const getWebsite = call({
  method: 'GET',
  path: '/Web',
  caller: 'visitor',
  shared: true,
  namesSiteItself: true,
  requirements: ['API-039', 'SITE-006', 'SITE-012', 'SITE-022', 'SITE-032'],
  summary: "The website's settings: modes, languages, colours, texts, scripts.",
  request: z.object({ id: wireId<SiteId>() }),
  reply: wireWebsite,
})
export const getWebsiteExample = (): Example<typeof getWebsite> => ({ request: { id: 1 }, reply: exampleWebsite })

export const getSocialNetworkLinks = call({
  method: 'GET',
  path: '/Web/getSocials',
  caller: 'visitor',
  shared: true,
  requirements: ['API-046'],
  summary: "The site's social networks: name to link.",
  request: nothing,
  reply: wireSocials,
})
export const getSocialNetworkLinksExample = (): Example<typeof getSocialNetworkLinks> => ({
  request: {},
  reply: { instagram: 'https://instagram.com/casacomanda' },
})

export const getBanners = call({
  method: 'GET',
  path: '/Web/getBanners',
  caller: 'visitor',
  shared: true,
  requirements: ['API-047'],
  summary: "The site's banners.",
  request: nothing,
  reply: z.array(wireBanner),
})
export const getBannersExample = (): Example<typeof getBanners> => ({
  request: {},
  reply: [
    {
      title: 'Menú del día',
      text: 'De lunes a viernes, 13,90 €',
      image: null,
      link: '/categories/menus',
      multilanguage: { title: { en: 'Menu of the day' }, text: { en: 'Monday to Friday, €13.90' } },
    },
  ],
})

export const getBrands = call({
  method: 'GET',
  path: '/Brands',
  caller: 'visitor',
  shared: true,
  requirements: ['API-054', 'SITE-035', 'SITE-038'],
  summary: 'The brands of the site; each has its own categories.',
  request: nothing,
  reply: z.array(wireBrand),
})
export const getBrandsExample = (): Example<typeof getBrands> => ({
  request: {},
  reply: [{ id: 1, name: 'Casa Comanda', logo: null, coming_soon: 0 }],
})

/** OPEN-033: the fields of the contact form; only the phone may be empty. */
const wireContactForm = z.object({
  name: checked(typedLine(80), z.minLength(2)),
  email: checked(typedLine(longestEmail), z.refine(isEmail, 'email')),
  phone: checked(
    typedLine(30),
    z.refine((text) => text === '' || isPhoneValid(toPhone(text))),
  ),
  message: checked(typedLines(2000), z.minLength(10)),
  privacy: checked(
    wireFlag,
    z.refine((accepted) => accepted),
  ),
})

export const sendContactForm = call({
  method: 'POST',
  path: '/Web/sendContactForm',
  caller: 'visitor',
  requirements: ['API-050', 'SHELL-066'],
  summary: 'Writes to the venue. The message is kept and mailed to the address of the site.',
  request: wireContactForm,
  reply: z.object({ status: z.literal('OK') }),
})
export const sendContactFormExample = (): Example<typeof sendContactForm> => ({
  request: {
    name: 'Ana García',
    email: 'ana@demo.example',
    phone: '600000001',
    message: '¿Tenéis tronas para niños?',
    privacy: '1',
  },
  reply: { status: 'OK' },
})
