import type { Product } from '../catalogue/product.ts'

/** The course of a line: the dish's own course, or the chosen one where the dish leaves it open (CART-034). */
export function chooseCourse(product: Pick<Product, 'course'>, chosen: number): number {
  return product.course === 0 ? chosen : product.course
}
