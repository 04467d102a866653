import type { LookWords } from './es.ts'

export const cat: LookWords = {
  look: {
    title: 'Aspecte',
    device: 'Com el dispositiu',
    light: 'Clar',
    dark: 'Fosc',
  },
}
