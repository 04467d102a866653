import type { CallName } from '@comanda/contract/all-calls'
import type { LanguageCode } from '@comanda/rules/text/language'
import type { Parameters } from './parameters.ts'

/** What says who asks and when, but not what is asked. */
const ofTheCaller = new Set(['time', 'public_key', 'secret_key', 'token', 'employee', 'cartId', 'web_id', 'lang'])

/** Under which the answer to a shared call is kept: all that was asked, and in which language. */
export function toSharedKey(name: CallName, language: LanguageCode, parameters: Parameters): string {
  let key = `${name} ${language}`
  for (const parameter in parameters) {
    if (ofTheCaller.has(parameter)) continue
    const value = parameters[parameter] ?? ''
    // The lengths keep apart what a value might spell: no text can pass for another parameter.
    key += ` ${parameter.length} ${value.length} ${parameter}${value}`
  }
  return key
}
