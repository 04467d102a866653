import { readUpright } from './make-picture-files.ts'

/**
 * Three colours from the middle of the picture to its corners, such as `#a63#c96#fed`. A page shows them as a gradient
 * while the picture loads. Ninety pictures of a dozen pixels would be half of the page: they do not compress.
 */
export async function makeBlur(source: Uint8Array): Promise<string> {
  const { data } = await readUpright(source)
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .resize({ width: 3, height: 3, fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels = Array.from({ length: 9 }, (_, at) => [...data.subarray(at * 3, at * 3 + 3)])
  const rings = [[4], [1, 3, 5, 7], [0, 2, 6, 8]]
  return rings.map((ring) => toColour(ring.map((at) => pixels[at] ?? []))).join('')
}

/** The mean of some pixels, with one digit for each of red, green and blue. */
function toColour(pixels: readonly (readonly number[])[]): string {
  const digits = [0, 1, 2].map((channel) => {
    const sum = pixels.reduce((total, pixel) => total + (pixel[channel] ?? 0), 0)
    return Math.round(sum / pixels.length / 17).toString(16)
  })
  return `#${digits.join('')}`
}
