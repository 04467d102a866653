/** Answers many questions by one read, in their order. */
type AskMany<Question, Answer> = (questions: readonly Question[]) => Promise<readonly Answer[]>

interface Waiting<Question, Answer> {
  readonly question: Question
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: unknown) => void
}

/** More would only make a statement longer, not cheaper. */
const mostTogether = 100

/**
 * Whoever asks in the same turn of the event loop, or within some milliseconds, is answered by the same read, such as the
 * boards of a store, which all hear of a change at once. It begins after the last of them has asked, so nobody is told
 * what was true before; nothing is kept, and a failure is told to those who asked for it.
 */
export function askTogether<Question, Answer>(
  ask: AskMany<Question, Answer>,
  { withinMs = 0 } = {},
): (question: Question) => Promise<Answer> {
  let waiting: Waiting<Question, Answer>[] = []
  const wait = (then: () => void) => (withinMs === 0 ? setImmediate(then) : setTimeout(then, withinMs))

  async function read(): Promise<void> {
    const asked = waiting
    waiting = []
    if (asked.length === 0) return
    try {
      const answers = await ask(asked.map(({ question }) => question))
      for (const [at, { resolve }] of asked.entries()) resolve(answers[at] as Answer)
    } catch (error) {
      for (const { reject } of asked) reject(error)
    }
  }

  return (question) =>
    new Promise((resolve, reject) => {
      waiting.push({ question, resolve, reject })
      if (waiting.length === 1) wait(read)
      else if (waiting.length === mostTogether) void read()
    })
}
