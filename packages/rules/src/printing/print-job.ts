/**
 * The life of a paper. Given: a printer has it and has not said yet that it is printed. Moved: that took too long, so
 * another printer got a copy. Dropped: nobody wants it any more.
 */
export const printJobStates = ['waiting', 'given', 'printed', 'moved', 'dropped'] as const
export type PrintJobState = (typeof printJobStates)[number]
