/** A site's colour as the ground of a band, and black or white to be read on it. */
export function toInk(colour: string): { readonly paper: string; readonly text: string } {
  const [, red, green, blue] = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour) ?? []
  if (red === undefined || green === undefined || blue === undefined) return { paper: '#333333', text: '#ffffff' }
  const light = 0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue)
  // Above this, black is the one of the two that stands out more (WCAG 2 contrast).
  return { paper: colour, text: light > 0.179 ? '#000000' : '#ffffff' }
}

function toLinear(hex: string): number {
  const share = Number.parseInt(hex, 16) / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
