import { pictureFile } from '@comanda/screen/picture-file'
import type { CardsView } from './card-list.ts'
import type { PictureView } from './card-view.ts'

/** The picture of a shared link: the page's own, or else that of its first dish. */
export function toSharedPicture(
  own: PictureView | string | null | undefined,
  cards: CardsView['cards'] = [],
): string | null {
  const picture = own ?? cards.find((card) => card.picture)?.picture ?? null
  if (picture === null || typeof picture === 'string') return picture
  return pictureFile(picture.key, 'big', 'webp')
}
