import type { FormsWords } from './es.ts'

export const fr: FormsWords = {
  forms: {
    required: 'Champ obligatoire',
    email: 'Adresse e-mail non valide',
    minLength: (count) => `Le champ doit contenir au moins ${count} caractères`,
    maxLength: (count) => `Le champ doit contenir au maximum ${count} caractères`,
    invalid: 'Champ non valide',
    demoMail: 'Aucun e-mail ne quitte la démonstration : ils se lisent sur une page à part.',
    demoMailLink: 'Voir les e-mails',
  },
}
