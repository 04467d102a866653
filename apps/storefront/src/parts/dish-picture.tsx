import { Picture, type PictureProps } from '@comanda/ui/picture'
import type { PictureView } from '../views/card-view.ts'
import { pictureFile, pictureWidths } from './picture-file.ts'

type DishPictureProps = Pick<PictureProps, 'alt' | 'sizes' | 'when' | 'className'> & { readonly picture: PictureView }

/** A dish's picture, in the newest format and the nearest size, over its place-holder. */
export function DishPicture({ picture, className = '', ...rest }: DishPictureProps) {
  return (
    <Picture
      {...rest}
      src={pictureFile(picture.key, 'medium', 'webp')}
      sources={[
        { type: 'image/avif', srcSet: listFiles(picture.key, 'avif') },
        { type: 'image/webp', srcSet: listFiles(picture.key, 'webp') },
      ]}
      width={400}
      height={300}
      className={`blur-of-${picture.blur} ${className}`}
    />
  )
}

function listFiles(key: string, format: 'avif' | 'webp'): string {
  return pictureWidths.map(([size, width]) => `${pictureFile(key, size, format)} ${width}w`).join(', ')
}
