import { pictureFiles } from '@comanda/screen/picture-files'
import { Picture, type PictureProps } from '@comanda/ui/picture'
import type { PictureView } from '../views/card-view.ts'

type DishPictureProps = Pick<PictureProps, 'alt' | 'sizes' | 'when' | 'className'> & { readonly picture: PictureView }

/** A dish's picture, in the newest format and the nearest size, over its placeholder. */
export function DishPicture({ picture, className = '', ...rest }: DishPictureProps) {
  return <Picture {...rest} {...pictureFiles(picture.key)} className={`blur-of-${picture.blur} ${className}`} />
}
