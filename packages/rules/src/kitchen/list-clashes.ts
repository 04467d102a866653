interface SaidOfDish<Allergen> {
  readonly declared: readonly Allergen[]
  readonly allergens: readonly Allergen[]
  readonly traces: readonly Allergen[]
}

/** The declared allergies that a dish contains or may contain, as ids or in the words it was sent with (DAY-073). */
export function listClashes<Allergen>({ declared, allergens, traces }: SaidOfDish<Allergen>): Allergen[] {
  return declared.filter((name) => allergens.includes(name) || traces.includes(name))
}
