export const resultsId = 'results'

/** The first dish found, from the field. */
export function enterResults(): void {
  listDishLinks(document.getElementById(resultsId))[0]?.focus()
}

export function listDishLinks(within: HTMLElement | null): HTMLElement[] {
  return [...(within?.querySelectorAll<HTMLElement>('article a[href]') ?? [])]
}
