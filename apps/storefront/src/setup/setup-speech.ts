import type { Words } from '@comanda/i18n/areas'

/** The words the order setup speaks in. */
export type SetupSpeech = Words<'setup' | 'refusals' | 'table'>
