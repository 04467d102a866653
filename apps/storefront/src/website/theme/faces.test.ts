import { expect, test } from 'vitest'
import { toFaceCss } from './faces.ts'

const fraunces = '--face-own:"Fraunces";--face-before:"Fraunces by Arial","Fraunces by Roboto",var(--font-sans)'
const familjen =
  '--face-own:"Familjen Grotesk";--face-before:"Familjen Grotesk by Arial","Familjen Grotesk by Roboto",var(--font-sans)'
const none = '--face-own:var(--font-sans);--face-before:var(--font-sans)'

test.each([
  ['plantilla1', fraunces, 700],
  ['plantilla2', familjen, 700],
  ['plantilla3', none, 800],
  ['of a venue’s own', fraunces, 700],
  ['constructor', fraunces, 700],
])('the template %s says the face of the titles', (template, families, weight) => {
  expect(toFaceCss({ template })).toMatch(`${families};--face-weight:${weight};`)
})
