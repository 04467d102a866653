import type { StaffAction } from './team-things.ts'

/** Coming and going, which nobody looks for: a day has more of it than of anything else. */
const doorCalls: readonly string[] = ['signIn', 'signOut', 'enterPin']

/** One act, or all the coming and going between two acts. */
export type AuditEntry =
  | { readonly kind: 'act'; readonly action: StaffAction }
  | { readonly kind: 'doors'; readonly actions: readonly StaffAction[] }

/** Folds what stands between two acts into one line each; the order stays (DAY-216). */
export function foldDoors(actions: readonly StaffAction[]): AuditEntry[] {
  const entries: AuditEntry[] = []
  for (const action of actions) {
    const last = entries.at(-1)
    if (!doorCalls.includes(action.call)) entries.push({ kind: 'act', action })
    else if (last?.kind === 'doors') entries.splice(-1, 1, { ...last, actions: [...last.actions, action] })
    else entries.push({ kind: 'doors', actions: [action] })
  }
  return entries
}
