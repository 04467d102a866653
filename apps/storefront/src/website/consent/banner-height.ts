import { createCell } from '@comanda/screen/cell'

/**
 * In pixels, for what must stay above the question about cookies; 0 without it. As a CSS property of the whole document
 * it made the browser compute the style of every element again.
 */
export const bannerHeight = createCell(0)
