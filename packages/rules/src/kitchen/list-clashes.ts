interface SaidOfDish {
  readonly declared: readonly string[]
  readonly allergens: readonly string[]
  readonly traces: readonly string[]
}

/** The declared allergies that a dish contains or may contain, in the words it was sent with (DAY-073). */
export function listClashes({ declared, allergens, traces }: SaidOfDish): string[] {
  return declared.filter((name) => allergens.includes(name) || traces.includes(name))
}
