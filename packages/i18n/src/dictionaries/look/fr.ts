import type { LookWords } from './es.ts'

export const fr: LookWords = {
  look: {
    title: 'Apparence',
    device: 'Comme l’appareil',
    light: 'Clair',
    dark: 'Sombre',
  },
}
