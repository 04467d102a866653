import type { AttributeValueId, OptionGroupId, OptionValueId, SectionId, SectionItemId } from '../ids.ts'

/**
 * The choices of a diner for a dish. Immutable; every change makes a new one.
 * A line of quantity q holds the section choices of all q dishes together (OPEN-116).
 */
export interface Configuration {
  /** One value per attribute. */
  readonly valueIds: readonly AttributeValueId[]
  readonly options: readonly OptionChoice[]
  /** One entry per chosen unit (OPEN-058). */
  readonly units: readonly UnitChoice[]
}

export interface OptionChoice {
  readonly groupId: OptionGroupId
  readonly valueId: OptionValueId
}

/** One unit of a section's product, with its own choices when it has any: the second level. */
export interface UnitChoice {
  readonly sectionId: SectionId
  readonly itemId: SectionItemId
  readonly configuration: Configuration
}

export const emptyConfiguration: Configuration = { valueIds: [], options: [], units: [] }
