/** Letter case does not matter: `Production` must not be taken for a test environment. */
export function isProduction(nodeEnv: string | undefined): boolean {
  return nodeEnv?.trim().toLowerCase() === 'production'
}
