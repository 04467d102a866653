/** However it is written: `Production` must not be taken for a place to practise. */
export function isProduction(nodeEnv: string | undefined): boolean {
  return nodeEnv?.trim().toLowerCase() === 'production'
}
