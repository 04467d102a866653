import { pictureFiles } from '@comanda/screen/picture-files'
import { Picture } from '@comanda/ui/picture'

interface DishCoverProps {
  readonly pictureKey: string
  /** The first thing the page shows. */
  readonly isFirst?: boolean
  readonly className?: string
}

/** Never so high that the choices fall out of sight (CONFIG-007). */
export function DishCover({ pictureKey, isFirst = false, className = '' }: DishCoverProps) {
  return (
    <Picture
      {...pictureFiles(pictureKey)}
      alt=""
      sizes="(min-width: 768px) 584px, 100vw"
      when={isFirst ? 'first' : 'early'}
      className={`aspect-4/3 max-h-[min(360px,28svh)] w-full ${className}`}
    />
  )
}
