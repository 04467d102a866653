import type { FormsWords } from './es.ts'

export const nl: FormsWords = {
  forms: {
    required: 'Verplicht veld',
    email: 'Ongeldig e-mailadres',
    minLength: (count) => `Vul minstens ${count} tekens in`,
    maxLength: (count) => `Vul hoogstens ${count} tekens in`,
    invalid: 'Ongeldige invoer',
    demoMail: 'In de demo gaat er geen e-mail de deur uit: je leest ze op een aparte pagina.',
    demoMailLink: 'Bekijk de e-mails',
  },
}
