import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>
}

/** Every emoji of the Fluent set by its name, as the content of an SVG of 32 by 32. It is large, so do not keep it. */
export function loadEmoji(): (name: string) => string {
  const require = createRequire(import.meta.url)
  const { icons }: IconSet = JSON.parse(readFileSync(require.resolve('@iconify-json/fluent-emoji/icons.json'), 'utf8'))
  return (name) => {
    const icon = icons[name]
    if (!icon) throw new Error(`the emoji set has no ${name}`)
    return icon.body
  }
}
