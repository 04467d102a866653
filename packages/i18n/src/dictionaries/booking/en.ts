import type { BookingWords } from './es.ts'

export const en: BookingWords = {
  booking: {
    duplicate: 'There is a booking for today with the same e-mail or phone',
    otherTime: 'You already have a booking for today at a different time',
    sameTime: 'You already have a booking for today at that same time',
    noHours: 'No times are available for this filter',
    chooseHour: 'Choose the time',
    acceptTerms: 'You must accept the terms',
    nameInvalid: 'Enter a valid name',
    surnameInvalid: 'Enter a valid surname',
    emailInvalid: 'Enter a valid e-mail address',
    dataMissing: 'Fill in the data correctly',
    made: 'Booking made',
  },
  bookingPage: {
    title: 'Book your table',
    fair: 'Book at the fair',
    text: 'Choose the restaurant and call us: we will keep a table for you.',
    complete: 'Your booking',
    nothing: 'There is no pending booking on this device.',
    callToBook: (store: string) => `Call to book: ${store}`,
    noStores: 'We are not taking bookings right now.',
  },
}
