import type { FormsWords } from './es.ts'

export const cat: FormsWords = {
  forms: {
    required: 'Camp obligatori',
    email: 'Correu electrònic no vàlid',
    minLength: (count) => `El camp ha de tenir com a mínim ${count} caràcters`,
    maxLength: (count) => `El camp ha de tenir com a màxim ${count} caràcters`,
    invalid: 'Camp no vàlid',
    demoMail: 'A la demostració no surt cap correu: es llegeixen en una pàgina a part.',
    demoMailLink: 'Veure els correus',
  },
}
