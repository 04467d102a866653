import type { LanguageCode } from '@comanda/rules/text/language'
import type { PaymentStep } from '../payment-step.ts'
import type { Charge, ChargeMethod, Desk } from '../provider.ts'
import { toCommonFields, toMerchant } from './merchant.ts'
import { sealParameters } from './sealed-parameters.ts'

/** The bank's own numbers for languages. */
const languages: Readonly<Record<LanguageCode, string>> = {
  es: '1',
  en: '2',
  cat: '3',
  fr: '4',
  ger: '5',
  nl: '6',
  eu: '13',
}

/** Which ways the bank's page offers. A card is what it offers when nothing is said. */
const payMethods: Partial<Record<ChargeMethod, string>> = { bizum: 'z', googlepay: 'xpay', applepay: 'xpay' }

/** The form that takes the diner to the bank's page; the number in it is used up from then on, paid or not. */
export function toRedirectForm(charge: Charge, desk: Desk): PaymentStep {
  const { addresses, description, language, method, payer } = charge
  const methods = payMethods[method]
  const fields = {
    ...toCommonFields(charge, desk),
    DS_MERCHANT_MERCHANTURL: addresses.notify,
    DS_MERCHANT_URLOK: addresses.back,
    DS_MERCHANT_URLKO: addresses.back,
    DS_MERCHANT_CONSUMERLANGUAGE: languages[language],
    DS_MERCHANT_PRODUCTDESCRIPTION: description.slice(0, 125),
    DS_MERCHANT_TITULAR: payer.name.slice(0, 60),
    ...(methods === undefined ? {} : { DS_MERCHANT_PAYMETHODS: methods }),
    ...(charge.savesCard && method === 'redsys'
      ? { DS_MERCHANT_IDENTIFIER: 'REQUIRED', DS_MERCHANT_COF_INI: 'S', DS_MERCHANT_COF_TYPE: 'C' }
      : {}),
  }
  return {
    kind: 'post-form',
    protocol: 'redirect',
    form: {
      action: `${desk.hosts.redsys}/sis/realizarPago`,
      fields: { ...sealParameters(fields, toMerchant(desk.account), charge.merchantOrder) },
    },
  }
}
