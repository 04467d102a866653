/** Booking a table. */
export const es = {
  booking: {
    duplicate: 'Hay una reserva para hoy con el mismo correo o teléfono',
    otherTime: 'Ya tienes una reserva para hoy a una hora distinta',
    sameTime: 'Ya tienes una reserva para hoy a esa misma hora',
    noHours: 'No hay horas disponibles para este filtro',
    chooseHour: 'Selecciona la hora',
    acceptTerms: 'Debe aceptar los términos',
    nameInvalid: 'Introduzca un nombre válido',
    surnameInvalid: 'Introduzca unos apellidos válidos',
    emailInvalid: 'Introduzca un correo electrónico válido',
    dataMissing: 'Rellene los datos correctamente',
    made: 'Reserva realizada',
  },
  bookingPage: {
    title: 'Reserva tu mesa',
    fair: 'Reserva en la feria',
    text: 'Elige el local y llámanos: te guardamos la mesa.',
    complete: 'Tu reserva',
    nothing: 'No hay ninguna reserva pendiente en este dispositivo.',
    callToBook: (store: string) => `Llamar para reservar: ${store}`,
    noStores: 'Ahora mismo no admitimos reservas.',
  },
}

export type BookingWords = typeof es
