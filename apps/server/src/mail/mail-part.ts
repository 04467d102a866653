/** The parts of a mail. Each part is drawn twice: as HTML and as plain text. */
export type MailPart =
  | { readonly kind: 'text' | 'note' | 'quote'; readonly text: string }
  | { readonly kind: 'facts'; readonly rows: readonly FactRow[] }
  | { readonly kind: 'dishes'; readonly lines: readonly DishRow[] }
  | { readonly kind: 'sums'; readonly rows: readonly SumRow[] }
  | { readonly kind: 'button'; readonly label: string; readonly href: string }

export type FactRow = readonly [label: string, value: string]

export interface DishRow {
  readonly dish: string
  readonly amount: string
  /** The choices, and the allergens in them. */
  readonly under: readonly string[]
}

export interface SumRow {
  readonly label: string
  readonly amount: string
  readonly weight: 'plain' | 'strong' | 'small'
}

/** Without the rows that have nothing to say. */
export function toFacts(rows: readonly FactRow[]): MailPart {
  return { kind: 'facts', rows: rows.filter(([, value]) => value !== '') }
}
