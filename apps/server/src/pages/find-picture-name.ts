/** The file of a picture that is our own; undefined for any other address. */
export function findPictureName(address: string | null): string | undefined {
  return /^\/pictures\/([\w.-]+)$/.exec(address ?? '')?.[1]
}
