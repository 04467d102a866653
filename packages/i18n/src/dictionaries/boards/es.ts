/** What every board of the staff says: the kitchen, the pass, the orders. */
export const es = {
  boards: {
    ageSeconds: (seconds: number) => `Sin conexión: esto es de hace ${seconds} s`,
    ageMinutes: (minutes: number) => `Sin conexión: esto es de hace ${minutes} min`,
  },
}

export type BoardsWords = typeof es
