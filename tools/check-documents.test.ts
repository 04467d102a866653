import { describe, expect, it } from 'vitest'
import { listLongDocuments, listLostPaths } from './check-documents.ts'
import { openTemporaryHouse, thisHouse } from './testing/temporary-house.ts'

const { root, write } = openTemporaryHouse()
const list = (exceptions = {}) => listLostPaths(root(), exceptions)

describe('a path in a document', () => {
  it('leads somewhere, in every document of this repository', () => {
    expect(listLostPaths(thisHouse)).toEqual([])
  })

  it.each([
    ['a file', 'It is in `tools/rooms.ts`.'],
    ['a file of a room, by what tells it apart', 'It is in `http/reply.ts`, or `server/http/reply.ts`.'],
    ['a command', 'Call `node tools/rooms.ts gates`.'],
    ['a folder', 'It is in `apps/server` and in `http/`.'],
    ['a journey without its ending', '`e2e/shell/colours` walks it.'],
    ['a name that stands for many', 'A slice has its `*.repository.ts`, and `<call-name>.test.ts`.'],
    ['a link', '[rooms](../tools/rooms.ts#top) and <img src="../tools/rooms.ts">'],
    [
      'what is no path',
      'A call to `/api/menu` or `https://a.es/b.json`; `image/webp`, `<url>/<address>/json/`, `a.b`.',
    ],
  ])('may be %s', (_name, text) => {
    write({
      'docs/architecture.md': text,
      'tools/rooms.ts': '',
      'apps/server/src/http/reply.ts': '',
      'apps/server/src/http/reply.test.ts': '',
      'apps/server/src/cart/cart.repository.ts': '',
      'e2e/shell/colours.once.test.ts': '',
    })
    expect(list()).toEqual([])
  })

  it.each([
    ['a file', 'docs/architecture.md', 'It is in `tools/rooms.ts`.', 'tools/rooms.ts'],
    ['a file of another folder', 'README.md', 'It is in `payment/reply.ts`.', 'payment/reply.ts'],
    ['a file that a command starts', 'CONTRIBUTING.md', 'Call `node bench/menu.ts`.', 'bench/menu.ts'],
    ['a folder', 'demo/README.md', 'It is in `paper/`.', 'paper/'],
    ['a folder of a room', 'docs/glossary.md', 'It is in `apps/server/src/paper`.', 'apps/server/src/paper'],
    ['the end of a name', 'docs/scale.md', 'It is in `ply.ts`.', 'ply.ts'],
    ['a name that stands for none', 'docs/scale.md', 'A slice has its `*.job.ts`.', '*.job.ts'],
    ['a link', 'docs/screens/README.md', '[home](home.webp)', 'home.webp'],
    ['a picture', 'README.md', '<img src="docs/home.webp">', 'docs/home.webp'],
    ['a file beside the document', 'demo/README.md', 'It is in `../docs/a.ts`.', '../docs/a.ts'],
  ])('may not be %s that is not there', (_name, document, text, path) => {
    write({ [document]: text, 'apps/server/src/http/reply.ts': '' })
    expect(list()).toEqual([`${document} names ${path}, which is not there`])
  })

  it('may be one of the past, in a decision', () => {
    write({ 'docs/decisions/0001-a.md': 'It is in `cart/a.ts`.', 'docs/found-in-use.md': 'It is in `cart/a.ts`.' })
    expect(list()).toEqual([])
  })

  it('may be excepted for as long as it is not there', () => {
    write({ 'README.md': 'Read `SECURITY.md`.' })
    expect(list({ 'SECURITY.md': 'it comes with the release' })).toEqual([])
    write({ 'SECURITY.md': '' })
    expect(list({ 'SECURITY.md': 'it comes with the release' })).toEqual([
      'SECURITY.md is there, and needs no exception in tools/check-documents.ts',
    ])
  })
})

describe('the page on the architecture', () => {
  it('is a page', () => {
    expect(listLongDocuments(thisHouse)).toEqual([])
  })

  it('may not grow beyond twelve hundred words, as an editor counts them', () => {
    write({ 'docs/architecture.md': 'word '.repeat(1_200), 'docs/scale.md': 'word '.repeat(9_000) })
    expect(listLongDocuments(root())).toEqual([])
    write({ 'docs/architecture.md': `${'word '.repeat(1_200)}\n| word |` })
    expect(listLongDocuments(root())).toEqual(['docs/architecture.md has 1203 words; 1200 at most'])
  })
})
