import { expect, it, test } from 'vitest'
import { toBlurCss } from './blur-css.ts'

it('gives each place-holder its class', () => {
  const webp = 'data:image/webp;base64,UklGRh4AAABXRUJQ'
  const svg = 'data:image/svg+xml,%3Csvg%20viewBox%3D%270%200%204%203%27%2F%3E'
  expect(toBlurCss([webp, svg])).toBe(
    `.blur-of-0{background-image:url("${webp}")}.blur-of-1{background-image:url("${svg}")}`,
  )
})

test.each([
  '',
  'https://example.org/a.png',
  'data:text/html,x',
  'data:image/png,"}body{display:none',
  'data:image/png,</style><script>',
])('leaves out %j', (blur) => {
  expect(toBlurCss([blur])).toBe('')
})
