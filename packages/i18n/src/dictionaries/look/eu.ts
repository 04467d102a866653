import type { LookWords } from './es.ts'

export const eu: LookWords = {
  look: {
    title: 'Itxura',
    device: 'Gailuaren arabera',
    light: 'Argia',
    dark: 'Iluna',
  },
}
