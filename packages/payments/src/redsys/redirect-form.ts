import type { Charge } from '../provider/charge.ts'
import type { PaymentStep } from '../provider/payment-step.ts'
import { toCommonFields } from './common-fields.ts'
import { bankLanguages } from './languages.ts'
import { sealParameters } from './sealed-parameters.ts'
import type { Bank } from './settings.ts'

/** The ways to pay on the bank's page. It offers a card when none is given. */
const payMethods: Readonly<Record<string, string>> = { bizum: 'z', googlepay: 'xpay', applepay: 'xpay' }

/** The form that takes the diner to the bank's page; the order number in it cannot be used again, paid or not. */
export function toRedirectForm(charge: Charge, bank: Bank): PaymentStep {
  const { addresses, description, language, method, payer } = charge
  const methods = payMethods[method]
  const fields = {
    ...toCommonFields(charge, bank),
    DS_MERCHANT_MERCHANTURL: addresses.notify,
    DS_MERCHANT_URLOK: addresses.back,
    DS_MERCHANT_URLKO: addresses.back,
    DS_MERCHANT_CONSUMERLANGUAGE: bankLanguages[language],
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
      action: `${bank.hosts.sis}/sis/realizarPago`,
      fields: { ...sealParameters(fields, bank.merchant, charge.merchantOrder) },
    },
  }
}
