import type { LookWords } from './es.ts'

export const ger: LookWords = {
  look: {
    title: 'Darstellung',
    device: 'Wie das Gerät',
    light: 'Hell',
    dark: 'Dunkel',
  },
}
