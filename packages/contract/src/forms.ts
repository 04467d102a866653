import { z } from 'zod/mini'

/** The fault of a field, for the sentence below it (ERRORS-022 to ERRORS-026). */
export type FieldProblem =
  | { readonly kind: 'required' | 'email' | 'invalid' }
  | { readonly kind: 'min' | 'max'; readonly count: number }

/** The first problem of each field of a form, by the schema with which the server decodes it. */
export function listFieldProblems(
  schema: z.ZodMiniType,
  values: Readonly<Record<string, unknown>>,
): Readonly<Record<string, FieldProblem>> {
  const checked = z.safeEncode(schema, values)
  if (checked.success) return {}
  const problems: Record<string, FieldProblem> = {}
  for (const issue of checked.error.issues) {
    const field = String(issue.path[0] ?? '')
    problems[field] ??= toProblem(issue, values[field])
  }
  return problems
}

function toProblem(issue: z.core.$ZodIssue, value: unknown): FieldProblem {
  if (value === undefined || value === null || value === false) return { kind: 'required' }
  if (typeof value === 'string' && value.trim() === '') return { kind: 'required' }
  if (issue.code === 'too_small') return { kind: 'min', count: Number(issue.minimum) }
  if (issue.code === 'too_big') return { kind: 'max', count: Number(issue.maximum) }
  return { kind: issue.message === 'email' ? 'email' : 'invalid' }
}
