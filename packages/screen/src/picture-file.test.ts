import { pictureFormats, pictureSizes, pictureUrl } from '@comanda/contract/wire/picture'
import { expect, it } from 'vitest'
import { pictureFile, pictureWidths } from './picture-file.ts'

it('names picture files as the contract does', () => {
  for (const size of pictureSizes) {
    for (const format of pictureFormats)
      expect(pictureFile('paella-1', size, format)).toBe(pictureUrl('paella-1', size, format))
  }
  expect(pictureWidths.map(([size]) => size)).toEqual([...pictureSizes])
})
