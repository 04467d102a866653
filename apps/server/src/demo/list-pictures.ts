import type { DemoSite } from '@comanda/demo/demo-site'
import type { Picture } from '@comanda/rules/catalogue/product'

/** Every picture a site's rows refer to, once. */
export function listPictures({ allergens, diets, categories, products }: DemoSite): Picture[] {
  const shown = [
    ...[...allergens, ...diets, ...categories].map((entry) => entry.picture),
    ...products.flatMap((product) => [
      product.picture,
      ...product.combinations.map((combination) => combination.picture),
      ...[...product.optionGroups, ...product.combinations.flatMap((combination) => combination.optionGroups)]
        .flatMap((group) => group.values)
        .map((value) => value.picture),
    ]),
  ]
  return [...new Map(shown.flatMap((picture) => (picture ? [[picture.key, picture] as const] : []))).values()]
}
