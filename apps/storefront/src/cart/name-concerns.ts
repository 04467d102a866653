import type { Words } from '@comanda/i18n/areas'
import type { Concern } from '@comanda/rules/catalogue/concern'
import type { RootData } from '../views/root-view.ts'

/** Says what a dish brings that the visitor avoids; empty where it brings nothing. */
export function nameConcerns(
  concerns: readonly Concern[],
  frame: Pick<RootData['frame'], 'allergens' | 'diets'>,
  words: Words<'cart'>['cart'],
): string {
  const name = (kind: Concern['kind']) =>
    concerns
      .filter((concern) => concern.kind === kind)
      .map((concern) => frame[kind === 'allergen' ? 'allergens' : 'diets'].find(({ id }) => id === concern.id)?.name)
      .filter((known) => known !== undefined)
      .join(', ')
      .toLowerCase()
  const [allergens, diets] = [name('allergen'), name('diet')]
  return [allergens && words.contains(allergens), diets && words.unfit(diets)].filter(Boolean).join(' · ')
}
