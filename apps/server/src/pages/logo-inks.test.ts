import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createLogoInks, listInks } from './logo-inks.ts'

const draw = (shapes: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 40" width="100" height="40">${shapes}</svg>`)
const red = '<rect width="60" height="40" fill="#a83822"/>'

test('lists what a logo is drawn in, the most used first, and leaves out what is transparent', async () => {
  const inks = await listInks(draw(`${red}<rect x="60" width="20" height="40" fill="#f8f8e8"/>`))
  expect(inks.map(({ colour }) => colour)).toEqual(['#a83828', '#f8f8e8'])
  expect(inks[0]?.share).toBeCloseTo(0.75, 1)
})

test('leaves a picture alone that brings its own ground', async () => {
  expect(await listInks(draw(`<rect width="100" height="40" fill="#ffffff"/>${red}`))).toEqual([])
})

test('knows nothing of a file that is no picture', async () => {
  expect(await listInks(Buffer.from('nothing'))).toEqual([])
})

test('reads our own pictures alone', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'logos-'))
  await writeFile(join(folder, 'logo.svg'), draw(red))
  const read = createLogoInks(folder)
  expect(await read('/pictures/logo.svg')).toHaveLength(1)
  for (const other of [null, '/pictures/missing.svg', '/pictures/../logo.svg', 'https://example.com/logo.svg']) {
    expect(await read(other)).toEqual([])
  }
})
