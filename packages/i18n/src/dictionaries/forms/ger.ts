import type { FormsWords } from './es.ts'

export const ger: FormsWords = {
  forms: {
    required: 'Pflichtfeld',
    email: 'Ungültige E-Mail-Adresse',
    minLength: (count) => `Das Feld muss mindestens ${count} Zeichen enthalten`,
    maxLength: (count) => `Das Feld darf höchstens ${count} Zeichen enthalten`,
    invalid: 'Ungültiges Feld',
    demoMail: 'In der Demo wird keine E-Mail verschickt: Alle stehen auf einer eigenen Seite.',
    demoMailLink: 'E-Mails ansehen',
  },
}
