import { readdirSync, readFileSync, statSync } from 'node:fs'
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

it('the staff’s two weights have at most 40 KB together, their licence beside them, and text never waits for them', () => {
  const staff = new URL('../apps/backoffice/src/parts/faces/', import.meta.url)
  const files = readdirSync(staff)
  const weights = files.filter((file) => file.endsWith('.woff2'))
  const bytes = weights.reduce((sum, file) => sum + statSync(new URL(file, staff)).size, 0)
  expect([weights.length, bytes <= 40 * 1024]).toEqual([2, true])
  expect(files.some((file) => file.endsWith('LICENSE.txt'))).toBe(true)
  const rules = [...readFileSync(new URL('faces.css', staff), 'utf8').matchAll(/src: url\([^}]+/g)].map(
    ([rule]) => rule,
  )
  expect(rules).toHaveLength(2)
  for (const rule of rules) expect(rule).toContain('font-display: swap;')
})
