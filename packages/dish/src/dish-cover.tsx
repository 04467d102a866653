import { pictureFiles } from '@comanda/screen/picture-files'
import { Picture } from '@comanda/ui/picture'

interface DishCoverProps {
  readonly pictureKey: string
  /** It is the first picture of the page. */
  readonly isFirst?: boolean
  /** Also how high it is on a phone. */
  readonly className: string
}

/** Low enough that the choices stay in sight (CONFIG-007). */
export function DishCover({ pictureKey, isFirst = false, className }: DishCoverProps) {
  return (
    <Picture
      {...pictureFiles(pictureKey)}
      alt=""
      sizes="(min-width: 768px) 584px, 100vw"
      when={isFirst ? 'first' : 'early'}
      className={`aspect-4/3 w-full md:max-h-[min(360px,28svh)] ${className}`}
    />
  )
}
