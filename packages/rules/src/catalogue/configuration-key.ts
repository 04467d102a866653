import type { Configuration } from './configuration.ts'

/** Equal for two configurations that hold the same choices, in whatever order they were made. */
export function configurationKey(configuration: Configuration): string {
  const values = configuration.valueIds.toSorted((left, right) => left - right)
  const options = configuration.options.map((choice) => `${choice.groupId}.${choice.valueId}`).sort()
  const units = configuration.units
    .map((unit) => `${unit.sectionId}.${unit.itemId}${configurationKey(unit.configuration)}`)
    .sort()
  return `(${values.join(',')};${options.join(',')};${units.join(',')})`
}

export function isSameConfiguration(left: Configuration, right: Configuration): boolean {
  return configurationKey(left) === configurationKey(right)
}
