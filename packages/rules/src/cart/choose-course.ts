import type { Product } from '../catalogue/product.ts'

/** The course a line goes out with: the dish's own one, unless that is left open (CART-034). */
export function chooseCourse(product: Pick<Product, 'course'>, chosen: number): number {
  return product.course === 0 ? chosen : product.course
}
