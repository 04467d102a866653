import { expect, it, test } from 'vitest'
import { readDishPath, toDishPath } from './open-dish.ts'

it('names a dish in the address and reads it back [SHELL-003]', () => {
  expect(toDishPath('menu-del-dia')).toBe('/products/menu-del-dia')
  expect(readDishPath(toDishPath('niño & co/2'))).toBe('niño & co/2')
})

test.each(['/', '/products', '/products/', '/products/a/b', '/categories/a', '/products/%E0%A4%A'])(
  '%s names no dish',
  (path) => expect(readDishPath(path)).toBeUndefined(),
)
