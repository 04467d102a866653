import type { LanguageCode } from '../text/language.ts'
import { readText } from '../text/local-text.ts'
import { isBareAnswer, nameChoice } from './name-choice.ts'
import type { Attribute, AttributeValue, OptionGroup, OptionValue } from './product.ts'

interface ChosenOption {
  readonly group: OptionGroup
  readonly value: OptionValue
}

/** One option of a dish in words; `groups` are all that it is chosen from. */
export function nameOption(
  { group, value }: ChosenOption,
  groups: readonly OptionGroup[],
  language: LanguageCode,
): string {
  const name = readText(value.name, language)
  const isShared = groups.some(
    (other) => other.id !== group.id && other.values.some((same) => readText(same.name, language) === name),
  )
  const answered = {
    question: group.name,
    value: value.name,
    shortName: value.shortName,
    isList: group.multiple,
    isShared,
  }
  return nameChoice(answered, language)
}

/** A size or a kind names a thing by itself, unless it is only yes, no or a number. */
export function nameAttributeValue(attribute: Attribute, value: AttributeValue, language: LanguageCode): string {
  return nameChoice({ question: attribute.name, value: value.name, isList: true, isShared: false }, language)
}

/** The values of attributes that were chosen, each with its attribute. */
export function listChosenValues(
  attributes: readonly Attribute[],
  valueIds: readonly AttributeValue['id'][],
): { readonly attribute: Attribute; readonly value: AttributeValue }[] {
  return attributes.flatMap((attribute) =>
    attribute.values.filter(({ id }) => valueIds.includes(id)).map((value) => ({ attribute, value })),
  )
}

/** Whether a variant would be called by a mere yes, no or number. */
export function hasBareValue(chosen: readonly { readonly value: AttributeValue }[], language: LanguageCode): boolean {
  return chosen.some(({ value }) => isBareAnswer(readText(value.name, language)))
}
