import type { BookingWords } from './es.ts'

export const eu: BookingWords = {
  booking: {
    duplicate: 'Gaurko erreserba bat dago posta elektroniko edo telefono berarekin',
    otherTime: 'Gaurko erreserba bat duzu dagoeneko, beste ordu batean',
    sameTime: 'Gaurko erreserba bat duzu dagoeneko, ordu horretan bertan',
    noHours: 'Ez dago ordurik iragazki honetarako',
    chooseHour: 'Aukeratu ordua',
    acceptTerms: 'Baldintzak onartu behar dituzu',
    nameInvalid: 'Idatzi izen egoki bat',
    surnameInvalid: 'Idatzi abizen egokiak',
    emailInvalid: 'Idatzi helbide elektroniko egoki bat',
    dataMissing: 'Bete datuak behar bezala',
    made: 'Erreserba eginda',
  },
  bookingPage: {
    title: 'Erreserbatu mahaia',
    fair: 'Erreserbatu azokan',
    text: 'Aukeratu lokala eta deitu: mahaia gordeko dizugu.',
    complete: 'Zure erreserba',
    nothing: 'Ez dago erreserbarik zain gailu honetan.',
    callToBook: (store: string) => `Deitu erreserbatzeko: ${store}`,
    noStores: 'Une honetan ez dugu erreserbarik hartzen.',
  },
}
