import { isEmail, longestEmail } from '@comanda/rules/customer/email'
import { isPhoneValid, toPhone } from '@comanda/rules/customer/phone'
import type { SiteId } from '@comanda/rules/ids'
import { z } from 'zod/mini'
import { call } from '../call.ts'
import { wireBanner, wireBrand, wirePage, wireSocials } from '../entities/site-content.ts'
import { wireWebsite } from '../entities/website.ts'
import { checked } from '../wire/checked.ts'
import { wireFlag } from '../wire/flag.ts'
import { wireId } from '../wire/number.ts'

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

export const getPages = call({
  method: 'GET',
  path: '/Web/getCms',
  caller: 'visitor',
  shared: true,
  requirements: ['API-040', 'SITE-045'],
  summary: 'The content and legal pages.',
  request: nothing,
  reply: z.array(wirePage),
})

export const getCookiesPolicyPage = call({
  method: 'GET',
  path: '/Web/getCookieCMS',
  caller: 'visitor',
  shared: true,
  requirements: ['API-041'],
  summary: 'The cookie policy.',
  request: nothing,
  reply: wirePage,
})

export const getPrivacyPolicyPage = call({
  method: 'GET',
  path: '/Web/getPoliticaCMS',
  caller: 'visitor',
  shared: true,
  requirements: ['API-042'],
  summary: 'The privacy policy.',
  request: nothing,
  reply: wirePage,
})

export const getTermsPage = call({
  method: 'GET',
  path: '/Web/getTerminosCondicionesCMS',
  caller: 'visitor',
  shared: true,
  requirements: ['API-043'],
  summary: 'The terms and conditions.',
  request: nothing,
  reply: wirePage,
})

export const getCovidGeneralPage = call({
  method: 'GET',
  path: '/Web/getCovidGeneralCMS',
  caller: 'visitor',
  shared: true,
  requirements: ['API-044'],
  summary: 'The general health notice.',
  request: nothing,
  reply: wirePage,
})

export const getCovidDeliveryPage = call({
  method: 'GET',
  path: '/Web/getCovidDeliveryCMS',
  caller: 'visitor',
  shared: true,
  requirements: ['API-045'],
  summary: 'The health notice for deliveries.',
  request: nothing,
  reply: wirePage,
})

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

/** OPEN-033: the fields of the contact form; only the phone may be empty. */
const wireContactForm = z.object({
  name: checked(z.string(), z.trim(), z.minLength(2), z.maxLength(80)),
  email: checked(z.string(), z.trim(), z.maxLength(longestEmail), z.refine(isEmail, 'email')),
  phone: checked(
    z.string(),
    z.trim(),
    z.maxLength(30),
    z.refine((text) => text === '' || isPhoneValid(toPhone(text))),
  ),
  message: checked(z.string(), z.trim(), z.minLength(10), z.maxLength(2000)),
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
