/** Something outside the program prevents its start. The message is one sentence for the person who started it. */
export class StartupFault extends Error {
  override readonly name = 'StartupFault'
}
