import { accept } from '../views/accept.ts'
import type { Loaded } from '../views/loaded.ts'
import type { PageQuestion } from '../views/page-question.ts'
import { type BannerPicture, toBannerPicture } from '../views/to-banner-picture.ts'

export interface BookingPageView {
  /** The picture of the site's first banner; null on a site without one. */
  readonly picture: BannerPicture | null
}

export async function loadBooking({ reader }: PageQuestion): Promise<Loaded<BookingPageView>> {
  const [banner] = await accept(reader.getBanners({}))
  return { data: { picture: banner?.picture ? toBannerPicture(banner.picture) : null } }
}
