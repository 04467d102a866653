export const resultsId = 'results'

/** Moves the focus from the field to the first dish found. */
export function focusResults(): void {
  listDishLinks(document.getElementById(resultsId))[0]?.focus()
}

export function listDishLinks(within: HTMLElement | null): HTMLElement[] {
  return [...(within?.querySelectorAll<HTMLElement>('article a[href]') ?? [])]
}
