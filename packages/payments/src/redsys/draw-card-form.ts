import { createMerchantOrder, getStoreRedsysData } from '@comanda/contract/calls/payment'
import { isRefusal } from '@comanda/contract/refusals'
import type { DrawCardForm } from '../provider/browser-provider.ts'
import { loadScript } from '../provider/load-script.ts'
import { toCardProblem } from './card-problem.ts'
import { bankLanguages } from './languages.ts'

/** The functions that the bank's script defines on the window. */
interface BankScript {
  getInSiteFormJSON?: (settings: Readonly<Record<string, string>>) => void
  storeIdOper?: (event: MessageEvent, tokenId: string, errorId: string, validate: () => boolean) => void
}

const ids = { form: 'bank-card', token: 'bank-token', error: 'bank-error' }

/** Loads the bank's script from the bank's host (PAY-009), lets it draw its frame, and waits for its token. */
export const drawCardForm: DrawCardForm = async (drawing) => {
  const { place, cartId, storeId, button, language, signal, call, onToken, onProblem } = drawing
  const [settings, order] = await Promise.all([
    call(getStoreRedsysData, { storeId }),
    call(createMerchantOrder, { id: cartId }),
  ])
  if (isRefusal(settings) || isRefusal(order)) throw new Error('the bank gives no form')
  const { merchantCode, terminal, script } = settings
  const { merchantOrder } = order
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
    // «-1» means that the number was used before.
    if (operationId !== '' && operationId !== '-1') onToken({ merchantOrder, operationId })
    else if (operationId === '-1' || code !== '') onProblem(toCardProblem(code || 'msg17'))
  }
  addEventListener('message', hear, { signal })
  bank.getInSiteFormJSON({
    id: ids.form,
    fuc: merchantCode,
    terminal,
    order: merchantOrder,
    idioma: bankLanguages[language],
    // The bank expects characters outside ASCII as entities.
    buttonValue: button.replace(/[^\x20-\x7e]/g, (sign) => `&#${sign.codePointAt(0)};`),
    estiloInsite: 'twoRows',
  })
}

function makeField(id: string): HTMLInputElement {
  const field = document.createElement('input')
  field.type = 'hidden'
  field.id = id
  return field
}
