import { pictureFiles } from '@comanda/screen/picture-files'
import { Picture } from '@comanda/ui/picture'

interface DishCoverProps {
  readonly pictureKey: string
  /** It is the first picture of the page. */
  readonly isFirst?: boolean
  /** How wide it is shown. */
  readonly sizes?: string
  /** Also how high it is on a phone. */
  readonly className: string
}

/** Low enough that the choices stay in sight (CONFIG-007). */
export function DishCover({
  pictureKey,
  isFirst = false,
  sizes = '(min-width: 768px) 584px, 100vw',
  className,
}: DishCoverProps) {
  return (
    <Picture
      {...pictureFiles(pictureKey)}
      alt=""
      sizes={sizes}
      when={isFirst ? 'first' : 'early'}
      className={`aspect-4/3 w-full md:max-h-[min(360px,28svh)] ${className}`}
    />
  )
}
