import type { CallName } from '@comanda/contract/all-calls'
import type { LanguageCode } from '@comanda/rules/text/language'
import type { Parameters } from '../parameters.ts'

/** Parameters that say who asks and when, but not what. */
const ofTheCaller = new Set(['time', 'public_key', 'secret_key', 'token', 'employee', 'cartId', 'web_id', 'lang'])

/** The key of the answer to a shared call: everything that was asked, and the language. */
export function toSharedKey(name: CallName, language: LanguageCode, parameters: Parameters): string {
  let key = `${name} ${language}`
  for (const parameter in parameters) {
    if (ofTheCaller.has(parameter)) continue
    const value = parameters[parameter] ?? ''
    // The lengths keep values apart, so that no text can look like another parameter.
    key += ` ${parameter.length} ${value.length} ${parameter}${value}`
  }
  return key
}
