import type { BookingState } from '@comanda/rules/booking/booking'
import type { CallOffReason, DepositAnswer } from '@comanda/rules/booking/call-off'
import type { HostStep } from '@comanda/rules/booking/host-booking'
import type { DepositState } from '@comanda/rules/booking/judge-deposit'

/** The words of the hosts’ book. */
export const es = {
  book: {
    title: 'Reservas',
    noStore: 'No tienes ningún local a tu alcance.',
    days: 'Días',
    today: 'Hoy',
    tomorrow: 'Mañana',
    previousDay: 'Día anterior',
    nextDay: 'Día siguiente',
    bookings: (count: number) => (count === 1 ? '1 reserva' : `${count} reservas`),
    people: (count: number) => (count === 1 ? '1 persona' : `${count} personas`),
    none: 'No hay reservas este día.',
    noneText: 'Las que se hagan por la web aparecerán aquí al momento.',
    list: 'Reservas por hora',
    over: (count: number) => `Terminadas: ${count}`,
    late: (minutes: number) => `Tarde: ${minutes} min`,
    note: 'Con nota',
    openOne: (name: string, hour: string) => `Ver la reserva de ${name}, ${hour}`,
    nameless: 'Sin nombre',
    ofName: (name: string) => `Reserva de ${name}`,
    reference: (letters: string) => `Localizador ${letters}`,
    call: (phone: string) => `Llamar: ${phone}`,
    since: (hour: string) => `desde las ${hour}`,
    sinceBy: (hour: string, name: string) => `desde las ${hour} · ${name}`,
    states: {
      held: 'Sin pagar',
      confirmed: 'Confirmada',
      arrived: 'Ha llegado',
      seated: 'En la mesa',
      left: 'Se ha ido',
      cancelled: 'Cancelada',
      expired: 'Caducada',
      'no-show': 'No ha venido',
    } satisfies Record<BookingState, string>,
    steps: {
      arrived: 'Ha llegado',
      seated: 'Sentar',
      left: 'Se han ido',
      'no-show': 'No ha venido',
      back: 'Deshacer',
    } satisfies Record<HostStep | 'back', string>,
    deposit: {
      paid: (amount: string) => `Fianza pagada: ${amount}`,
      kept: (amount: string) => `Fianza que nos quedamos: ${amount}`,
      'going-back': (amount: string) => `Devolviendo la fianza: ${amount}`,
      back: (amount: string) => `Fianza devuelta: ${amount}`,
      'not-back': (amount: string) => `El banco no ha devuelto ${amount}`,
    } satisfies Record<DepositState, (amount: string) => string>,
    callOff: 'Cancelar la reserva',
    callOffTitle: (name: string) => `Cancelar la reserva de ${name}`,
    callOffText: 'Sus plazas quedan libres al momento y se le avisa por correo.',
    why: '¿Por qué se cancela?',
    reasons: {
      'guest-asked': 'Lo pide el cliente',
      'no-room': 'No tenemos sitio',
      closing: 'No abrimos',
      'booked-twice': 'Está repetida',
      other: 'Otro motivo',
    } satisfies Record<CallOffReason, string>,
    whatOfDeposit: (amount: string) => `¿Qué hacemos con la fianza de ${amount}?`,
    answers: { 'give-back': 'Cancelar y devolverla', keep: 'Cancelar y quedárnosla' } satisfies Record<
      DepositAnswer,
      string
    >,
    keepIt: 'Mantener la reserva',
    calledOff: (name: string) => `Reserva de ${name} cancelada`,
  },
}

export type BookWords = typeof es
