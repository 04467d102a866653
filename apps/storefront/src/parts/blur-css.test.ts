import { expect, it, test } from 'vitest'
import { toBlurCss } from './blur-css.ts'

it('gives each place-holder its class', () => {
  expect(toBlurCss(['#a63#c96#fed', '#111#222#333'], 4)).toBe(
    '.blur-of-4{background-image:radial-gradient(#a63,#c96,#fed)}' +
      '.blur-of-5{background-image:radial-gradient(#111,#222,#333)}',
  )
})

test.each([
  '',
  '#a63',
  '#a63#c96#fedx',
  'data:image/webp;base64,UklGRh4AAABXRUJQ',
  '.a{}',
  '#a63#c96#fed)}body{display:none',
  '#a63#c96#fed</style><script>',
])('leaves out %j', (blur) => {
  expect(toBlurCss([blur])).toBe('')
})
