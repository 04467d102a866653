import { getStripeData } from '@comanda/contract/calls/payment'
import { isRefusal } from '@comanda/contract/refusals'
import type { OpenCardField } from '../provider/browser-provider.ts'
import { loadScript } from '../provider/load-script.ts'
import { fieldLanguages } from './languages.ts'

/** How long after its dialog the field is set up (PAY-007, CONST-004). */
const setupDelayMs = 2_000

/** The functions that Stripe's script defines on the window, as far as it is used here. */
interface StripeScript {
  readonly Stripe?: (publicKey: string) => {
    elements(settings: { readonly locale: string }): {
      create(kind: 'card', settings: { readonly hidePostalCode: boolean }): StripeField
    }
    createToken(field: StripeField): Promise<StripeToken>
  }
}

interface StripeField {
  mount(place: HTMLElement): void
  on(event: 'ready', hear: () => void): void
  clear(): void
  destroy(): void
}

interface StripeToken {
  readonly token?: { readonly id: string }
  readonly error?: { readonly message?: string }
}

/** Loads Stripe's script from Stripe's host and lets it draw its field: the card is typed into Stripe's own frame. */
export const openCardField: OpenCardField = async ({ place, storeId, language, signal, call }) => {
  const delay = pause(setupDelayMs)
  const settings = await call(getStripeData, { storeId })
  if (isRefusal(settings)) throw new Error('the venue has no card field')
  await Promise.all([loadScript(settings.script), delay])
  const { Stripe } = window as StripeScript
  if (signal.aborted || Stripe === undefined) throw new Error('nobody waits for the field, or its script did not come')
  const stripe = Stripe(settings.publicKey)
  const field = stripe.elements({ locale: fieldLanguages[language] }).create('card', { hidePostalCode: true })
  const ready = new Promise<void>((done) => field.on('ready', done))
  field.mount(place)
  signal.addEventListener('abort', () => field.destroy())
  await ready
  return {
    async takeToken() {
      const { token, error } = await stripe.createToken(field)
      return token === undefined
        ? { kind: 'problem', message: error?.message ?? '' }
        : { kind: 'token', token: token.id }
    },
    clear: () => field.clear(),
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms))
}
