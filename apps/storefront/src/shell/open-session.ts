/** Session first, scripts of others last (API-003); without one they still come, and whoever needs it asks again. */
export async function openSession(): Promise<void> {
  try {
    const { openVisit } = await import('../state/visit.ts')
    await openVisit()
  } catch {
    // Whoever needs a session says what went wrong.
  }
}
