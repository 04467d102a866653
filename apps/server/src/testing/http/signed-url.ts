import { getProducts } from '@comanda/contract/calls/product'
import { nowhere, writeEnvelope } from '@comanda/contract/envelope'
import { toQuery } from '@comanda/contract/send'
import { testNow } from '../database/test-cluster.ts'
import type { TestApp } from '../test-app.ts'

/** A call's address with a valid envelope, for tests of the wire itself. */
export function signedUrl(
  { keys, session }: Pick<TestApp, 'keys' | 'session'>,
  path: string,
  parameters: Readonly<Record<string, string>> = {},
): string {
  const envelope = writeEnvelope({ keys, session: () => session, standing: nowhere }, getProducts, testNow)
  return `/api${path}${toQuery({ ...envelope, ...parameters })}`
}
