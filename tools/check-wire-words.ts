import { isProof, type Source, type Sources } from './read-sources.ts'

const contract = 'packages/contract/src/'
/** A codec's field, or a topic's name on the wire, with an underscore in it. */
const declared = /\b_?[a-z]+(?:_[a-z0-9]+)+(?=:)|(?<=\bwire: ')\w+_\w+(?=')/g
const word = /\b_?[a-z]+(?:_[a-z0-9]+)+\b/g
const coding = /\bz\.(?:safe)?(?:en|de)code\b/i
/** Where wire words belong, and where the same word is another's: a column, the demo's rows, Google's places. */
const elsewhere = [/^apps\/server\/src\/(?:http|database|demo)\//, /\.repository\.ts$/]

/** Files of the apps that use a wire word, or encode and decode, outside the server's `http/`. */
export function listWireWords(sources: Sources): string[] {
  const all = [...sources.values()].filter(({ file }) => !isProof(file))
  const codecs = all.filter(({ file }) => file.startsWith(contract) && !file.startsWith(`${contract}examples/`))
  const words = new Set(codecs.flatMap(({ text }) => text.match(declared) ?? []))
  const apps = all.filter(({ file }) => file.startsWith('apps/') && !elsewhere.some((place) => place.test(file)))
  return apps.flatMap((source) => listFaults(source, words))
}

function listFaults({ file, text }: Source, words: ReadonlySet<string>): string[] {
  const code = text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')
  const spelled = new Set((code.match(word) ?? []).filter((one) => words.has(one)))
  return [
    ...[...spelled].map((one) => `${file} spells the wire's ${one}`),
    ...(coding.test(code) ? [`${file} codes or decodes`] : []),
  ]
}
