import type { Address } from '@comanda/rules/customer/contact'
import type { Location } from '@comanda/rules/venue/store'

/** An address as the place search finds it (SETUP-037). */
export interface FoundPlace {
  readonly address: Pick<Address, 'street' | 'number' | 'postalCode' | 'city' | 'province'>
  readonly location: Location | null
}

/** How the search service describes a place: by parts, each of several kinds. */
export interface PlaceDetails {
  readonly addressComponents?: readonly { readonly longText: string; readonly types: readonly string[] }[]
  readonly location?: Location
}

/** Street, number, postal code, locality and province; empty where the place does not say. */
export function readFoundPlace({ addressComponents = [], location }: PlaceDetails): FoundPlace {
  const find = (type: string) => addressComponents.find(({ types }) => types.includes(type))?.longText ?? ''
  return {
    address: {
      street: find('route'),
      number: find('street_number'),
      postalCode: find('postal_code'),
      city: find('locality'),
      province: find('administrative_area_level_2'),
    },
    location: location ?? null,
  }
}
