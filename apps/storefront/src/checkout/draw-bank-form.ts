import type { BankSettings } from '@comanda/contract/calls/payment'
import type { Language } from '@comanda/i18n/languages'

interface Drawing extends BankSettings {
  readonly place: HTMLElement
  readonly order: string
  readonly button: string
  readonly language: Language
  readonly signal: AbortSignal
  readonly onToken: (operationId: string) => void
  /** The bank's number for what is wrong with the card: msg1 to msg17. */
  readonly onProblem: (code: string) => void
}

/** What the bank's script puts on the window. */
interface BankScript {
  getInSiteFormJSON?: (settings: Readonly<Record<string, string>>) => void
  storeIdOper?: (event: MessageEvent, tokenId: string, errorId: string, validate: () => boolean) => void
}

const ids = { form: 'bank-card', token: 'bank-token', error: 'bank-error' }
/** The bank's own numbers for its languages. */
const languages: Readonly<Record<Language, string>> = {
  es: '1',
  en: '2',
  cat: '3',
  fr: '4',
  ger: '5',
  nl: '6',
  eu: '13',
}

/** Loads the bank's script from the bank's host (PAY-009), lets it draw its frame, and waits for its token. */
export async function drawBankForm(drawing: Drawing): Promise<void> {
  const { script, merchantCode, terminal, order, button, language, place, signal, onToken, onProblem } = drawing
  await loadScript(script)
  const bank = window as unknown as BankScript
  if (signal.aborted || !bank.getInSiteFormJSON || !bank.storeIdOper) throw new Error('the bank’s script did not come')
  const token = makeField(ids.token)
  const error = makeField(ids.error)
  const form = document.createElement('div')
  form.id = ids.form
  place.replaceChildren(form, token, error)
  const origin = new URL(script).origin
  const hear = (event: MessageEvent) => {
    if (event.origin !== origin) return
    bank.storeIdOper?.(event, ids.token, ids.error, () => true)
    const [operationId, code] = [token.value, error.value]
    token.value = ''
    error.value = ''
    // «-1» says that the number was used before.
    if (operationId !== '' && operationId !== '-1') onToken(operationId)
    else if (operationId === '-1' || code !== '') onProblem(code || 'msg17')
  }
  addEventListener('message', hear, { signal })
  bank.getInSiteFormJSON({
    id: ids.form,
    fuc: merchantCode,
    terminal,
    order,
    idioma: languages[language],
    // The bank wants what is not plain written as entities.
    buttonValue: button.replace(/[^\x20-\x7e]/g, (sign) => `&#${sign.codePointAt(0)};`),
    estiloInsite: 'twoRows',
  })
}

const loading = new Map<string, Promise<void>>()

function loadScript(address: string): Promise<void> {
  const known = loading.get(address)
  if (known) return known
  const coming = new Promise<void>((done, fail) => {
    const script = document.createElement('script')
    script.src = address
    script.onload = () => done()
    script.onerror = () => {
      loading.delete(address)
      fail(new Error('the bank’s script could not be loaded'))
    }
    document.head.append(script)
  })
  loading.set(address, coming)
  return coming
}

function makeField(id: string): HTMLInputElement {
  const field = document.createElement('input')
  field.type = 'hidden'
  field.id = id
  return field
}
