export const es = {
  look: {
    title: 'Aspecto',
    device: 'Como el dispositivo',
    light: 'Claro',
    dark: 'Oscuro',
  },
}

export type LookWords = typeof es
