import { createContext, useContext } from 'react'

/** The document's own nonce: a style written by a component carries it. */
export const NonceContext = createContext('')

export function useNonce(): string {
  return useContext(NonceContext)
}
