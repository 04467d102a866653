/** Everybody who orders for themselves, as they call themselves: screens are searched for these names. */
export const guests = {
  web: { name: 'Ana Web', email: 'ana@servicio.example', phone: '600111001' },
  caller: { name: 'Tomasa Teléfono', email: '', phone: '600111002' },
  card: { name: 'Bruno Tarjeta', email: 'bruno@servicio.example', phone: '600111003' },
  delivery: { name: 'Olga Puerta', email: 'olga@servicio.example', phone: '600111004' },
  later: { name: 'Nora Luego', email: 'nora@servicio.example', phone: '600111005' },
  latecomer: { name: 'Lola Tarde', email: 'lola@servicio.example', phone: '600111007' },
  forgotten: { name: 'Pepe Prisa', email: 'pepe@servicio.example', phone: '600111006' },
} as const

export type Guest = (typeof guests)[keyof typeof guests]

/** Whose order a text is about. */
export function findGuest(text: string): string | undefined {
  return Object.values(guests).find(({ name }) => text.includes(name))?.name
}
