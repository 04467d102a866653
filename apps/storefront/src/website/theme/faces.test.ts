import { expect, test } from 'vitest'
import { toFaceCss } from './faces.ts'

const fraunces = '"Fraunces","Fraunces by Arial","Fraunces by Roboto",var(--font-sans)'
const familjen = '"Familjen Grotesk","Familjen Grotesk by Arial","Familjen Grotesk by Roboto",var(--font-sans)'

test.each([
  ['plantilla1', fraunces, 700],
  ['plantilla2', familjen, 700],
  ['plantilla3', 'var(--font-sans)', 800],
  ['of a venue’s own', fraunces, 700],
  ['constructor', fraunces, 700],
])('the template %s says the face of the titles', (template, family, weight) => {
  expect(toFaceCss({ template })).toMatch(`--face:${family};--face-weight:${weight};`)
})
