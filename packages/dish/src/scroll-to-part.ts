/** Scrolls to a part of the page and moves the focus there. */
export function scrollToPart(id: string | null): void {
  const place = id === null ? null : document.getElementById(id)
  place?.scrollIntoView({ block: 'start' })
  place?.focus({ preventScroll: true })
}
