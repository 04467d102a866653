import type { BannerPicture } from '../views/to-banner-picture.ts'
import { DishPicture } from './dish-picture.tsx'

interface BannerImageProps {
  readonly picture: BannerPicture
  readonly sizes: string
  readonly className: string
}

/** The venue's picture at the top of a page: what one sees first of it. */
export function BannerImage({ picture, sizes, className }: BannerImageProps) {
  if (typeof picture !== 'string')
    return <DishPicture picture={picture} alt="" sizes={sizes} when="first" className={className} />
  return <img src={picture} alt="" fetchPriority="high" className={`object-cover ${className}`} />
}
