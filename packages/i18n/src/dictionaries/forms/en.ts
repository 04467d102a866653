import type { FormsWords } from './es.ts'

export const en: FormsWords = {
  forms: {
    required: 'Required field',
    email: 'Invalid e-mail address',
    minLength: (count) => `The field must contain at least ${count} characters`,
    maxLength: (count) => `The field must contain at most ${count} characters`,
    invalid: 'Invalid field',
    demoMail: 'The demo sends no e-mails: you can read them on a page of their own.',
    demoMailLink: 'See the e-mails',
  },
}
