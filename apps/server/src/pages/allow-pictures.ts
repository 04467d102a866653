import type { Allowed } from '../http/content-policy.ts'

/** The hosts of pictures that are not ours, each once. An address of our own has no host. */
export function listPictureHosts(addresses: readonly (string | null)[]): string[] {
  const foreign = addresses.filter((address) => address !== null && /^https:/i.test(address) && URL.canParse(address))
  return [...new Set(foreign.map((address) => new URL(String(address)).origin))]
}

/** Pictures come from us, and from where the venue itself keeps them; a text that somebody wrote in loads none. */
export function allowPictures(pictureHosts: readonly string[]): Allowed {
  return pictureHosts.length === 0 ? {} : { 'img-src': pictureHosts }
}
