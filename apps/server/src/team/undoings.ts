import type { StaffCallName } from '@comanda/contract/all-staff-calls'
import { resumeThing } from '@comanda/contract/calls/staff/pauses'
import { changePerson, saveRole } from '@comanda/contract/calls/staff/team/people'
import { findRequest } from '@comanda/contract/find-request'
import type { Refusal } from '@comanda/contract/refusals'
import type { StaffCall } from '@comanda/contract/staff-call'
import { checkAccess, type StaffNeed } from '@comanda/rules/team/check-access'
import type { StaffContext, StaffWriteContext } from '../call/staff-context.ts'
import type { StaffChange, StaffWriter } from '../call/staff-handler.ts'
import type { KeepsCatalogues } from '../catalogue/load-catalogue.ts'
import { resumeThing as writeResumption } from '../catalogue/resume-thing.ts'
import type { StoredAction } from './action.repository.ts'
import { changePerson as writePerson } from './change-person.ts'
import { saveRole as writeRole } from './save-role.ts'

/** How what a call did is taken back: by a write that there is anyway, with its own rights and its own checks. */
export interface Undoing {
  /** Undefined where this one action cannot be taken back. */
  readonly plan: (
    action: StoredAction,
  ) => ((context: StaffWriteContext<KeepsCatalogues>) => Promise<StaffChange<unknown> | Refusal>) | undefined
  readonly isAllowed: (caller: Pick<StaffContext, 'person' | 'device' | 'stores'>) => boolean
}

/** The calls whose effect can be taken back; what stands here is all that there is to add one. */
const undoings: Partial<Record<StaffCallName, Undoing>> = {
  changePerson: undoBy(changePerson, writePerson, ({ subject, version, before }) => ({
    staffId: idOf(subject),
    version,
    ...before,
  })),
  // A role that was added has no earlier state.
  saveRole: undoBy(saveRole, writeRole, ({ subject, version, before }) =>
    before === null ? null : { roleId: idOf(subject), version, ...before },
  ),
  // What was paused before, too, would be sold again: then nobody meant that.
  pauseThing: undoBy(resumeThing, writeResumption, ({ subject, storeId, before }) =>
    before === null ? { storeId, [fieldOf[kindOf(subject)] ?? '']: idOf(subject) } : null,
  ),
}

/** The calls that change a thing which an undo could change. */
export const undoableCalls: readonly string[] = [...Object.keys(undoings), 'resumeThing', 'undoAction']

export function findUndoing(call: string): Undoing | undefined {
  return undoings[call as StaffCallName]
}

function undoBy<Row extends StaffCall>(
  row: Row,
  write: StaffWriter<Row, KeepsCatalogues>,
  toRequest: (action: StoredAction) => unknown,
): Undoing {
  return {
    plan(action) {
      const request = findRequest(row, toRequest(action))
      return request === undefined ? undefined : (context) => write(request, context)
    },
    isAllowed({ person, device, stores }) {
      const need = { right: row.right, place: row.place, byBoard: row.byBoard === true } as StaffNeed
      return checkAccess(need, { held: person?.rights ?? null, deviceKind: device?.kind ?? null, stores }).allowed
    },
  }
}

const fieldOf: Readonly<Record<string, string>> = { product: 'productId', 'option-value': 'optionValueId' }

function kindOf(subject: string): string {
  return subject.split(':')[0] ?? ''
}

function idOf(subject: string): number {
  return Number(subject.split(':')[1])
}
