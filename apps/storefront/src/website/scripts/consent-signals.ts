import { type Consent, nothingAllowed } from '@comanda/rules/website/consent'

type Signal = 'granted' | 'denied'

/** Consent Mode v2, in the terms of tag managers. */
function toSignals({ analytics, advertising }: Consent): Readonly<Record<string, Signal>> {
  const signal = (allowed: boolean): Signal => (allowed ? 'granted' : 'denied')
  return {
    analytics_storage: signal(analytics),
    ad_storage: signal(advertising),
    ad_user_data: signal(advertising),
    ad_personalization: signal(advertising),
  }
}

/** The words to the data layer, in this order: nothing is allowed, then what was chosen. */
export function listConsentCommands(chosen: Consent | null): readonly (readonly unknown[])[] {
  const denied = ['consent', 'default', toSignals(nothingAllowed)]
  return chosen === null ? [denied] : [denied, ['consent', 'update', toSignals(chosen)]]
}

/** The data layer recognises a command by its type: a function's `arguments`. */
export function toArguments(command: readonly unknown[]): object {
  return Object.assign({ length: command.length, callee: null, [Symbol.toStringTag]: 'Arguments' }, command)
}
