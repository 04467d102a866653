/** The words of any form about its fields. */
export const es = {
  forms: {
    required: 'Campo requerido',
    email: 'Correo electrónico inválido',
    minLength: (count: number) => `El campo debe contener por lo menos ${count} caracteres`,
    maxLength: (count: number) => `El campo debe contener como máximo ${count} caracteres`,
    invalid: 'Campo inválido',
    demoMail: 'En la demostración no sale ningún correo: se leen en una página aparte.',
    demoMailLink: 'Ver los correos',
  },
}

export type FormsWords = typeof es
