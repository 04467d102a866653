import type * as calls from '../calls/website.ts'
import { exampleWebsite } from './entities/website.ts'
import type { ExamplesOf } from './examples-of.ts'

const examplePage = {
  id: 3,
  name: 'Política de cookies',
  url: 'politica-de-cookies',
  position: 'Izquierda',
  type_cms: 'cookie',
  text: '<p>Usamos solo las cookies que hacen falta.</p>',
  multilanguage: { name: { en: 'Cookie policy' }, text: { en: '<p>We use only the cookies we need.</p>' } },
} as const

export const websiteExamples: ExamplesOf<typeof calls> = {
  getWebsite: { request: { id: 1 }, reply: exampleWebsite },
  getPages: { request: {}, reply: [examplePage] },
  getCookiesPolicyPage: { request: {}, reply: examplePage },
  getPrivacyPolicyPage: {
    request: {},
    reply: { ...examplePage, name: 'Política de privacidad', url: 'privacidad', type_cms: 'politica' },
  },
  getTermsPage: {
    request: {},
    reply: { ...examplePage, name: 'Términos y condiciones', url: 'terminos', type_cms: 'terminos' },
  },
  getCovidGeneralPage: {
    request: {},
    reply: { ...examplePage, name: 'Medidas de higiene', url: 'higiene', type_cms: 'covid_general' },
  },
  getCovidDeliveryPage: {
    request: {},
    reply: { ...examplePage, name: 'Reparto seguro', url: 'reparto-seguro', type_cms: 'covid_delivery' },
  },
  getSocialNetworkLinks: { request: {}, reply: { instagram: 'https://instagram.com/casacomanda' } },
  getBanners: {
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
  },
  getBrands: { request: {}, reply: [{ id: 1, name: 'Casa Comanda', logo: null, coming_soon: 0 }] },
  sendContactForm: {
    request: {
      name: 'Ana García',
      email: 'ana@demo.example',
      phone: '600000001',
      message: '¿Tenéis tronas para niños?',
      privacy: '1',
    },
    reply: { status: 'OK' },
  },
}
