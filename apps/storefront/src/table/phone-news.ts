import { createCell } from '@comanda/screen/cell'

const count = createCell(0)

/** Grows whenever somebody at the table takes or lets go of the phone. */
export const usePhoneNews = count.use

export function tellPhoneNews(): void {
  count.set(count.get() + 1)
}
