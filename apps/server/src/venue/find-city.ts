import type { GuessedPlace } from '@comanda/contract/calls/geolocation'
import { z } from 'zod'

/** Null when the service does not know, refuses or does not answer in time. */
export type FindCity = (address: string) => Promise<GuessedPlace | null>

/** The service that this deployment can ask; null where no geolocation service is set up. */
export interface FindsCity {
  readonly findCity: FindCity | null
}

/** A form that can be filled in by hand does not wait longer for a guess. */
const deadlineMs = 3_000

// The service is a stranger: one short line of each text, and nothing else of its answer.
const line = z
  .string()
  .regex(/^[\p{L}\p{M}\p{N} .,'’()/-]{0,80}$/u)
  .catch('')
const told = z.object({ city: line, region: line, postal: line })

/** Any service that answers `GET <url>/<address>/json/` with city, region and postal. */
export function createFindCity(url: string): FindCity {
  return async (address) => {
    try {
      const reply = await fetch(`${url}/${encodeURIComponent(address)}/json/`, {
        redirect: 'error',
        signal: AbortSignal.timeout(deadlineMs),
      })
      if (!reply.ok) return null
      const { city, region, postal } = told.parse(await reply.json())
      return city === '' ? null : { city, province: region, postalCode: postal }
    } catch {
      return null
    }
  }
}
