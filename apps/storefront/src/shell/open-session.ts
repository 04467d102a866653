/** Session first, scripts of others last (API-003); without one they still come, and whoever needs it asks again. */
export async function openSession(): Promise<void> {
  try {
    await quietMoment()
    const { openVisit } = await import('../state/visit.ts')
    await openVisit()
  } catch {
    // Whoever needs a session says what went wrong.
  }
}

/** What is seen comes first. */
function quietMoment(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: 2000 })
    else setTimeout(resolve, 200)
  })
}
