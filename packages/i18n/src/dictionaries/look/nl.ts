import type { LookWords } from './es.ts'

export const nl: LookWords = {
  look: {
    title: 'Weergave',
    device: 'Zoals het apparaat',
    light: 'Licht',
    dark: 'Donker',
  },
}
