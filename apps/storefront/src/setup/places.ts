import { type FoundPlace, type PlaceDetails, readFoundPlace } from '@comanda/contract/entities/found-place'
import { placesUrl } from '@comanda/rules/website/places'

/** One search of one visitor: its key, its language and the token that makes it one search for the provider. */
export interface PlaceSearch {
  readonly key: string
  readonly language: string
  readonly token: string
}

export interface PlaceSuggestion {
  readonly id: string
  readonly text: string
}

/** The form can be filled in without suggestions, so they may not take long. */
const deadlineMs = 4000

/** Addresses in Spain that begin with the text (SETUP-037). */
export async function suggestPlaces(input: string, search: PlaceSearch): Promise<PlaceSuggestion[]> {
  const body = {
    input,
    includedRegionCodes: ['es'],
    includedPrimaryTypes: ['street_address', 'premise', 'route'],
    languageCode: search.language,
    sessionToken: search.token,
  }
  const told = await ask<{ readonly suggestions?: readonly Suggestion[] }>('/places:autocomplete', search, body)
  return (told.suggestions ?? []).flatMap(({ placePrediction: found }) =>
    found === undefined ? [] : [{ id: found.placeId, text: found.text.text }],
  )
}

export async function loadPlace(id: string, search: PlaceSearch): Promise<FoundPlace> {
  const query = new URLSearchParams({ languageCode: search.language, sessionToken: search.token })
  return readFoundPlace(await ask<PlaceDetails>(`/places/${encodeURIComponent(id)}?${query}`, search))
}

interface Suggestion {
  readonly placePrediction?: { readonly placeId: string; readonly text: { readonly text: string } }
}

async function ask<Reply>(path: string, { key }: PlaceSearch, body?: object): Promise<Reply> {
  const response = await fetch(`${placesUrl}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'x-goog-api-key': key,
      ...(body === undefined
        ? { 'x-goog-fieldmask': 'addressComponents,location' }
        : { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(deadlineMs),
  })
  if (!response.ok) throw new Error(`places answered ${response.status}`)
  return (await response.json()) as Reply
}
