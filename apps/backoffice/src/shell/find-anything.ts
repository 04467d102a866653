import type { IconName } from '../parts/icon.tsx'

/** Something that a search leads to. */
export interface Findable {
  readonly key: string
  readonly icon: IconName
  readonly title: string
  /** What kind of thing it is, or what tells it from others of its name. */
  readonly note: string
  /** What else it is found by. */
  readonly also?: string
  readonly to: string
}

const most = 12

/** The things that bear every word that is sought, those whose name begins with it first; nothing for no word. */
export function findAnything(things: readonly Findable[], sought: string): readonly Findable[] {
  const words = fold(sought).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const begins = ({ title }: Findable) => (fold(title).startsWith(words.join(' ')) ? 0 : 1)
  return things
    .filter(({ title, note, also = '' }) => {
      const text = fold(`${title} ${note} ${also}`)
      return words.every((word) => text.includes(word))
    })
    .toSorted((one, other) => begins(one) - begins(other))
    .slice(0, most)
}

/** Nobody types an accent in the middle of a service. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase()
}
