import { z } from 'zod/mini'
import { call } from '../call.ts'
import { wirePage } from '../entities/site-content.ts'
import type { Example } from '../example.ts'
import { examplePage } from '../examples/website.ts'

const nothing = z.object({})

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
export const getPagesExample = (): Example<typeof getPages> => ({ request: {}, reply: [examplePage] })

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
export const getCookiesPolicyPageExample = (): Example<typeof getCookiesPolicyPage> => ({
  request: {},
  reply: examplePage,
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
export const getPrivacyPolicyPageExample = (): Example<typeof getPrivacyPolicyPage> => ({
  request: {},
  reply: { ...examplePage, name: 'Política de privacidad', url: 'privacidad', type_cms: 'politica' },
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
export const getTermsPageExample = (): Example<typeof getTermsPage> => ({
  request: {},
  reply: { ...examplePage, name: 'Términos y condiciones', url: 'terminos', type_cms: 'terminos' },
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
export const getCovidGeneralPageExample = (): Example<typeof getCovidGeneralPage> => ({
  request: {},
  reply: { ...examplePage, name: 'Medidas de higiene', url: 'higiene', type_cms: 'covid_general' },
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
export const getCovidDeliveryPageExample = (): Example<typeof getCovidDeliveryPage> => ({
  request: {},
  reply: { ...examplePage, name: 'Reparto seguro', url: 'reparto-seguro', type_cms: 'covid_delivery' },
})
