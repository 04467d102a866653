/** A colour as people perceive it: lightness 0 to 1, chroma 0 to about 0.37, hue in degrees. */
export interface Oklch {
  readonly lightness: number
  readonly chroma: number
  readonly hue: number
}

/** Linear light; each channel is 0 to 1 when a screen can show it. */
type Linear = readonly [number, number, number]

export function parseHex(text: string): Oklch | undefined {
  const short = /^#?([\da-f])([\da-f])([\da-f])$/i.exec(text.trim())
  const digits = short ? short.slice(1).map((digit) => digit + digit) : /^#?(..)(..)(..)$/.exec(text.trim())?.slice(1)
  if (!digits?.every((pair) => /^[\da-f]{2}$/i.test(pair))) return undefined
  const [red = 0, green = 0, blue = 0] = digits.map((pair) => toLinear(Number.parseInt(pair, 16) / 255))
  return fromLinear([red, green, blue])
}

/** The nearest colour that a screen can show: hue and lightness are kept, chroma is reduced. */
export function toHex(colour: Oklch): string {
  const channels = inGamut(colour).map((channel) =>
    Math.round(toGamma(clamp(channel)) * 255)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${channels.join('')}`
}

/** WCAG 2 contrast of two hexadecimal colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255))
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}

function inGamut({ lightness, chroma, hue }: Oklch): Linear {
  let low = 0
  let high = chroma
  let best = toLinearLight({ lightness, chroma: 0, hue })
  if (isShown(toLinearLight({ lightness, chroma, hue }))) return toLinearLight({ lightness, chroma, hue })
  for (let step = 0; step < 16; step++) {
    const middle = (low + high) / 2
    const tried = toLinearLight({ lightness, chroma: middle, hue })
    if (isShown(tried)) {
      best = tried
      low = middle
    } else high = middle
  }
  return best
}

function isShown(channels: Linear): boolean {
  return channels.every((channel) => channel >= -0.0001 && channel <= 1.0001)
}

function toLinearLight({ lightness, chroma, hue }: Oklch): Linear {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

function fromLinear([red, green, blue]: Linear): Oklch {
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: (Math.atan2(b, a) * 180) / Math.PI,
  }
}

function toLinear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}

function toGamma(channel: number): number {
  return channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055
}

function clamp(channel: number): number {
  return Math.min(1, Math.max(0, channel))
}
