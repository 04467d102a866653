import { expect, it } from 'vitest'
import { MenuLink } from './exit-links.tsx'
import { showWith } from './testing/show-with.tsx'

it('«Ver la carta» leads to the menu and not to the top of the page above it [F-239]', () => {
  expect(showWith({}, <MenuLink />)).toContain('href="/#menu"')
})
