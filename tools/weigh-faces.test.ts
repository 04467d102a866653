import { readFileSync, statSync } from 'node:fs'
import { expect, it } from 'vitest'

const folder = new URL('../apps/storefront/src/website/theme/', import.meta.url)
const sheet = readFileSync(new URL('faces.css', folder), 'utf8')
const faces = [...sheet.matchAll(/"([^"]+)";\s+src: url\("([^"]+)"\)/g)].map(([, family = '', file = '']) => ({
  family,
  file,
}))

it('every face has a file of at most 20 KB and stand-ins of its measures, and text never waits for it', () => {
  expect(faces).toHaveLength(2)
  for (const { family, file } of faces) {
    expect(statSync(new URL(file, folder)).size, file).toBeLessThanOrEqual(20 * 1024)
    expect(sheet).toMatch(new RegExp(`"${family}";[^}]+font-display: swap;`))
    for (const device of ['Arial', 'Roboto']) {
      expect(sheet).toMatch(new RegExp(`"${family} by ${device}";[^}]+size-adjust: [^}]+ascent-override: `))
    }
  }
})
