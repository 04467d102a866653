/** The place search that a site's maps key allows (SITE-020). Its address is only here; the content policy reads it. */
export const placesUrl = 'https://places.googleapis.com/v1'
