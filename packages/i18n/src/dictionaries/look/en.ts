import type { LookWords } from './es.ts'

export const en: LookWords = {
  look: {
    title: 'Appearance',
    device: 'Like the device',
    light: 'Light',
    dark: 'Dark',
  },
}
