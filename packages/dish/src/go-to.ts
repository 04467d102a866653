/** Shows a part of the page and puts the keyboard there. */
export function goTo(id: string | null): void {
  const place = id === null ? null : document.getElementById(id)
  place?.scrollIntoView({ block: 'start' })
  place?.focus({ preventScroll: true })
}
