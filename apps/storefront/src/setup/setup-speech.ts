import type { Words } from '@comanda/i18n/areas'

/** The words that the order setup uses. */
export type SetupSpeech = Words<'setup' | 'refusals' | 'table'>
