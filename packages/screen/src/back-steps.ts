interface Page extends Pick<Window, 'history' | 'addEventListener'> {}

interface BackSteps {
  /** Opens one step: until it is left, the browser's Back leaves the step and not the page. */
  enter(onBack: () => void): () => void
  /** Goes back to where this place was opened from, past all steps taken in it. */
  leavePlace(): void
}

/**
 * Each step is an entry of the browser's history, which stores how deep it is. The history is always brought to as many
 * entries as there are open steps: a browser goes back later than asked, and a visitor may go back several entries at
 * once, or forward again.
 */
export function createBackSteps({ history, addEventListener }: Page): BackSteps {
  const steps: { readonly onBack: () => void }[] = []
  // True after we asked the browser to go back: its next event answers us and is no wish of the visitor.
  let isMoving = false
  const move = (entries: number) => {
    isMoving = true
    history.go(-entries)
  }
  const settle = () => {
    if (isMoving) return
    if (readDepth(history) > steps.length) return move(readDepth(history) - steps.length)
    while (readDepth(history) < steps.length) {
      history.pushState({ ...history.state, steps: readDepth(history) + 1 }, '')
    }
  }
  addEventListener('popstate', () => {
    const left = isMoving ? [] : steps.slice(readDepth(history))
    isMoving = false
    for (const { onBack } of left.reverse()) onBack()
    // A step that asks before it is left stays open, and gets its entry back.
    setTimeout(settle)
  })
  return {
    enter(onBack) {
      const step = { onBack }
      steps.push(step)
      queueMicrotask(settle)
      return () => {
        if (!steps.includes(step)) return
        steps.splice(steps.indexOf(step), 1)
        queueMicrotask(settle)
      }
    },
    leavePlace() {
      steps.length = 0
      move(readDepth(history) + 1)
    },
  }
}

/** A page that was reloaded inside its steps begins below them, because none of them is open any more. */
export function goBelowSteps({ history, addEventListener }: Page): Promise<void> {
  return new Promise((done) => {
    addEventListener('popstate', () => done(), { once: true })
    history.go(-readDepth(history))
  })
}

function readDepth({ state }: Pick<History, 'state'>): number {
  return state?.steps ?? 0
}
