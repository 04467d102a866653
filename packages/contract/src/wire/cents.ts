import type { Cents } from '@comanda/rules/money/cents'
import { z } from 'zod/mini'

/** The staff wire carries cents. */
export const wireCents = z.codec(z.int(), z.custom<Cents>(), { decode: (cents) => cents as Cents, encode: Number })
