import type { IsoDate, Minute, StoreMoment } from '@comanda/rules/time/calendar'

/** For dishes without sections: they do not depend on the hour, and the server renders them for every hour. */
export const anyMoment: StoreMoment = { date: '2000-01-03' as IsoDate, weekday: 'monday', minute: 0 as Minute }
