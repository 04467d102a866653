import type { AnchorHTMLAttributes } from 'react'
import { glideTo } from './glide-to.ts'

type PlaceLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> & { readonly place: string }

/** A link to a place on this page. */
export function PlaceLink({ place, ...rest }: PlaceLinkProps) {
  return <a href={`#${place}`} onClick={glideTo} {...rest} />
}
