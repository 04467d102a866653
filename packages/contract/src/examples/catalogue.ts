import type * as calls from '../calls/catalogue.ts'
import { exampleAllergen, exampleCategory, exampleProduct } from './entities/catalogue.ts'
import type { ExamplesOf } from './examples-of.ts'

export const catalogueExamples: ExamplesOf<typeof calls> = {
  getAllergensPage: { request: {}, reply: [exampleAllergen] },
  getDietsPage: {
    request: {},
    reply: [{ ...exampleAllergen, code: 'vegan', name: 'Vegano', multilanguage: { name: { en: 'Vegan' } } }],
  },
  getCategories: { request: { parent_id: 0 }, reply: [exampleCategory] },
  getCategory: { request: { slug: 'arroces' }, reply: exampleCategory },
  getProducts: { request: { category: 2 }, reply: [exampleProduct] },
  getProductsCount: { request: { category: 2 }, reply: [6] },
  getProduct: { request: { id: 12 }, reply: [exampleProduct] },
  getFavoritesWeb: { request: {}, reply: [exampleProduct] },
  getOffers: { request: {}, reply: [exampleProduct] },
  getProductsNews: { request: {}, reply: [exampleProduct] },
}
