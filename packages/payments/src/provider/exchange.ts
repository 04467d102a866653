/** What came of asking: an answer, nothing sent at all, or no telling whether it arrived. */
export type Exchange =
  | { readonly kind: 'reply'; readonly status: number; readonly text: string }
  | { readonly kind: 'not-sent' }
  | { readonly kind: 'no-answer' }

export interface Question {
  readonly url: string
  readonly method: 'GET' | 'POST'
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
  readonly deadlineMs: number
}

/** Failures before a connection stood: whatever was meant to be sent did not leave. */
const neverConnected = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'UND_ERR_CONNECT_TIMEOUT'])

/** One request with a deadline over all of it, the reading of the answer included. Redirects are not followed. */
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
  // Where a host has two addresses, each failed for itself.
  return String(cause?.code ?? cause?.errors?.[0]?.code ?? '')
}

/** Undefined for what is no JSON object: a half answer, or a page of an apologetic proxy. */
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
