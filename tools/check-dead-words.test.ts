import { expect, it } from 'vitest'
import { listDeadWords } from './check-dead-words.ts'
import { readSources } from './read-sources.ts'
import { openTemporaryHouse } from './testing/temporary-house.ts'

const { root, write } = openTemporaryHouse()
const dictionary = {
  floor: { title: 'Tables', store: 'Restaurant', kinds: { bill: 'Bill', help: 'Help' }, say: () => '' },
  orders: { title: 'Orders', store: 'Restaurant' },
}
const list = () => listDeadWords(readSources(root()), dictionary)
const all = [
  'floor.title',
  'floor.store',
  'floor.kinds.bill',
  'floor.kinds.help',
  'floor.say',
  'orders.title',
  'orders.store',
]
const screen = 'apps/backoffice/src/floor/a.tsx'
const unpacked = "const { floor: words } = useWords('floor')\n"

it.each([
  ['a member', `${unpacked}say(words.title)`, ['floor.title']],
  ['a member of the dictionary', "const words = useWords('floor')\nsay(words.floor.title)", ['floor.title']],
  ['a member of what a call answers', 'say(dictionaryOf(language).floor.title)', ['floor.title']],
  [
    'what is unpacked further',
    `${unpacked}const { title, kinds } = words\nsay(title, kinds.bill)`,
    ['floor.title', 'floor.kinds.bill'],
  ],
  ['a sentence with gaps', `${unpacked}say(words.say(1))`, ['floor.say']],
  ['a group that is chosen from', `${unpacked}say(words.kinds[kind])`, ['floor.kinds.bill', 'floor.kinds.help']],
  ['a group that is handed on', `${unpacked}say(words.kinds)`, ['floor.kinds.bill', 'floor.kinds.help']],
  [
    'a section that is chosen from, as far as it is spelled',
    `${unpacked}for (const one of ['title']) say(words[one])`,
    ['floor.title'],
  ],
  ['a parameter of such a type', "function f(words: Words<'floor'>['floor']) { return words.title }", ['floor.title']],
  ['a parameter that is unpacked', "function f({ title }: FloorWords['floor']) { return title }", ['floor.title']],
  [
    'a section handed to a type that asks for a member',
    `interface Props { readonly words: { readonly title: string } }\n${unpacked}draw({ words })`,
    ['floor.title'],
  ],
])('%s is said', (_name, text, said) => {
  write({ [screen]: text })
  expect(list()).toEqual(all.filter((word) => !said.includes(word)))
})

it.each([
  ['a word of the same name elsewhere', screen, `${unpacked}say(order.title)`],
  ['a test', 'apps/backoffice/src/floor/a.test.ts', `${unpacked}say(words.title)`],
  ['the dictionaries themselves', 'packages/i18n/src/dictionaries/floor/es.ts', `${unpacked}say(words.title)`],
])('%s says none', (_name, path, text) => {
  write({ [path]: text })
  expect(list()).toEqual(all)
})
