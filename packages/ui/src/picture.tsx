import { classNames } from './class-names.tsx'

export interface PictureProps {
  /** Every size in AVIF, which all browsers know that run our scripts. */
  readonly avif: string
  /** For the others. */
  readonly src: string
  readonly alt: string
  /** How wide it will be shown, so that the browser fetches the size that fits. */
  readonly sizes: string
  /** The proportions reserve the space before the picture arrives. */
  readonly width: number
  readonly height: number
  /**
   * `first` is fetched before anything else, `early` at once, `late` when it is about to be scrolled into view, and
   * `aside` so too, but after what one came for.
   */
  readonly when?: 'first' | 'early' | 'late' | 'aside' | undefined
  readonly className?: string | undefined
}

export function Picture({ avif, src, alt, sizes, width, height, when = 'late', className }: PictureProps) {
  return (
    <picture className="block">
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={when === 'late' || when === 'aside' ? 'lazy' : 'eager'}
        {...(when === 'first' && { fetchPriority: 'high' as const })}
        {...(when === 'aside' && { fetchPriority: 'low' as const })}
        decoding="async"
        className={classNames('bg-sunken bg-cover bg-center object-cover', className)}
      />
    </picture>
  )
}
