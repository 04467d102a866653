import { type Language, languages } from './languages.ts'

const noBreakSpace = '\u00a0'

/** Always euros with two decimals (SITE-050): «12,50 €», in English «€12.50». */
export function formatPrice(cents: number, language: Language): string {
  const sign = cents < 0 ? '-' : ''
  const digits = String(Math.abs(cents)).padStart(3, '0')
  const euros = digits.slice(0, -2)
  const rest = digits.slice(-2)
  if (languages[language].price === 'before') return `${sign}€${group(euros, ',')}.${rest}`
  return `${sign}${group(euros, '.')},${rest}${noBreakSpace}€`
}

function group(euros: string, separator: string): string {
  return euros.replace(/\B(?=(\d{3})+$)/g, separator)
}
