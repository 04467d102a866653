import { tellError } from '@comanda/screen/toasts'
import type { SetupSpeech } from './setup-speech.ts'

/** The choices stay, one plain sentence says that it failed, and the cause is logged (OPEN-006). */
export function tellSetupFailure(cause: unknown, words: SetupSpeech): void {
  console.warn('the order setup failed', cause)
  tellError(words.table.hasError)
}
