/** The result of a request: an answer, nothing sent, or unknown whether it arrived. */
export type Exchange =
  | { readonly kind: 'reply'; readonly status: number; readonly text: string }
  | { readonly kind: 'not-sent' }
  | { readonly kind: 'no-answer' }

export interface Question {
  readonly url: string
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
  readonly deadlineMs: number
}

/** These failures happen before a connection is made, so nothing was sent. */
const neverConnected = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'UND_ERR_CONNECT_TIMEOUT'])

/** One request with one deadline, which includes reading the answer. Redirects are not followed. */
export async function exchange({ url, method, headers, body, deadlineMs }: Question): Promise<Exchange> {
  try {
    const reply = await fetch(url, {
      method,
      headers,
      redirect: 'error',
      signal: AbortSignal.timeout(deadlineMs),
      ...(body === undefined ? {} : { body }),
    })
    return { kind: 'reply', status: reply.status, text: await reply.text() }
  } catch (error) {
    return { kind: neverConnected.has(toCode(error)) ? 'not-sent' : 'no-answer' }
  }
}

function toCode(error: unknown): string {
  const cause = (error as { cause?: { code?: unknown; errors?: { code?: unknown }[] } }).cause
  // A host with two addresses fails with one error for each.
  return String(cause?.code ?? cause?.errors?.[0]?.code ?? '')
}

/** Undefined for anything but a JSON object, such as a truncated answer or the error page of a proxy. */
export function readJson(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}
