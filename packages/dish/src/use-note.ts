import type { AllergenId } from '@comanda/rules/ids'
import { useState } from 'react'

/** What a diner says of a dish beside choosing it: a note, and what they are allergic to. */
export function useNote(begun: string, begunAllergies: readonly AllergenId[]) {
  const [notes, setNotes] = useState(begun)
  const [allergies, setAllergies] = useState(begunAllergies)
  return { notes, setNotes, allergies, setAllergies }
}
