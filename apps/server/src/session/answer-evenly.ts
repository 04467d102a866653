const stepMs = 250

/**
 * Answers at whole quarters of a second only, whatever the work cost: whether there was more to do for one address than
 * for another cannot be measured from outside.
 */
export async function answerEvenly<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  const since = performance.now()
  try {
    return await work()
  } finally {
    const spent = performance.now() - since
    await new Promise((resolve) => setTimeout(resolve, stepMs - (spent % stepMs)))
  }
}
