import type { FormsWords } from './es.ts'

export const eu: FormsWords = {
  forms: {
    required: 'Nahitaezko eremua',
    email: 'Helbide elektroniko baliogabea',
    minLength: (count) => `Eremuak gutxienez ${count} karaktere izan behar ditu`,
    maxLength: (count) => `Eremuak gehienez ${count} karaktere izan behar ditu`,
    invalid: 'Eremu baliogabea',
    demoMail: 'Erakustaldian ez da mezurik irteten: orri batean irakurtzen dira.',
    demoMailLink: 'Ikusi mezuak',
  },
}
