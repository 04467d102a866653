import { createCell } from '@comanda/screen/cell'

export interface AddedProduct {
  readonly name: string
  readonly picture: string | null
  readonly quantity: number
}

const addedShownMs = 3000

export const addedProduct = createCell<AddedProduct | null>(null)
let timer: ReturnType<typeof setTimeout> | undefined

export const useAddedProduct = addedProduct.use

/** Shows what was just added; a newer one replaces it (SHELL-060). */
export function showAdded(product: AddedProduct): void {
  clearTimeout(timer)
  addedProduct.set(product)
  timer = setTimeout(() => addedProduct.set(null), addedShownMs)
}
