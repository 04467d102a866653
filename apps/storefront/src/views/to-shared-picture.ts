import { pictureFile } from '@comanda/screen/picture-file'
import type { CardsView } from './card-list.ts'
import type { PictureView } from './card-view.ts'

/** The picture a shared link shows: the page's own, or else the first of its dishes. */
export function toSharedPicture(
  own: PictureView | string | null | undefined,
  cards: CardsView['cards'] = [],
): string | null {
  const picture = own ?? cards.find((card) => card.picture)?.picture ?? null
  if (picture === null || typeof picture === 'string') return picture
  return pictureFile(picture.key, 'big', 'webp')
}
