/** Shows what stands in the way, where it is said already: nothing is missing then that could be filled in. */
export function showObstacle(question: HTMLElement | null): boolean {
  const obstacle = question?.querySelector('[role=alert]')
  obstacle?.scrollIntoView({ block: 'center' })
  return obstacle != null
}
