/** The place search a site's maps key opens (SITE-020). The one place that names its address: pages let only this in. */
export const placesUrl = 'https://places.googleapis.com/v1'
