import { describe, expect, it } from 'vitest'
import { createBackSteps, goBelowSteps } from './back-steps.ts'

/** A browser's history with only what steps need: like a real one, it goes back later than asked. */
class Browser {
  entries: unknown[] = [{ key: 'before' }, { key: 'dish' }]
  at = 1
  #listeners = new Set<() => void>()

  get history() {
    const browser = this
    return {
      get state() {
        return browser.entries[browser.at]
      },
      pushState(state: unknown) {
        browser.entries = [...browser.entries.slice(0, browser.at + 1), state]
        browser.at += 1
      },
      go: (by: number) => setTimeout(() => this.go(by)),
    } as unknown as History
  }

  readonly addEventListener = ((_name: string, listener: () => void) => {
    this.#listeners.add(listener)
  }) as Window['addEventListener']

  go(by: number): void {
    this.at += by
    for (const listener of this.#listeners) listener()
  }

  /** Waits until everything asked for has happened: a step, and what is asked for when it has been taken. */
  readonly rest = async () => {
    for (let turn = 0; turn < 10; turn += 1) await new Promise((done) => setTimeout(done))
  }
}

describe('steps into a place', () => {
  it('are entries of the history over the place, which stays what it is', async () => {
    const browser = new Browser()
    const steps = createBackSteps(browser)
    steps.enter(() => {})
    steps.enter(() => {})
    await browser.rest()
    expect(browser.entries.slice(1)).toEqual([{ key: 'dish' }, { key: 'dish', steps: 1 }, { key: 'dish', steps: 2 }])
    expect(browser.at).toBe(3)
  })

  it('are left one by one by Back [CONFIG-024] [F-039]', async () => {
    const browser = new Browser()
    const steps = createBackSteps(browser)
    const left: string[] = []
    const enter = (name: string) => {
      const leave = steps.enter(() => {
        left.push(name)
        leave()
      })
    }
    enter('menu')
    enter('sections')
    await browser.rest()
    browser.go(-1)
    await browser.rest()
    expect(left).toEqual(['sections'])
    browser.go(-1)
    await browser.rest()
    expect(left).toEqual(['sections', 'menu'])
    expect(browser.at).toBe(1)
  })

  it('take their entry along when they are left by a button, and Back is not told of it', async () => {
    const browser = new Browser()
    const steps = createBackSteps(browser)
    const leaves = [steps.enter(fail), steps.enter(fail)]
    await browser.rest()
    for (const leave of leaves) leave()
    await browser.rest()
    expect(browser.at).toBe(1)
  })

  it('are there again when Back was only asked about', async () => {
    const browser = new Browser()
    let asked = 0
    createBackSteps(browser).enter(() => {
      asked += 1
    })
    for (const times of [1, 2]) {
      await browser.rest()
      browser.go(-1)
      expect(asked).toBe(times)
    }
    await browser.rest()
    expect(browser.at).toBe(2)
  })

  it('are not entered again by Forward', async () => {
    const browser = new Browser()
    const leave = createBackSteps(browser).enter(() => leave())
    await browser.rest()
    browser.go(-1)
    await browser.rest()
    browser.go(1)
    await browser.rest()
    expect(browser.at).toBe(1)
  })

  it('go with the place they lead into', async () => {
    const browser = new Browser()
    const steps = createBackSteps(browser)
    const leave = steps.enter(fail)
    await browser.rest()
    steps.leavePlace()
    leave()
    await browser.rest()
    expect(browser.at).toBe(0)
  })

  it('are below a page that is read again in the midst of them', async () => {
    const browser = new Browser()
    const before = createBackSteps(browser)
    before.enter(() => {})
    before.enter(() => {})
    await browser.rest()
    const reloaded = Object.assign(new Browser(), { entries: browser.entries, at: browser.at })
    await goBelowSteps(reloaded)
    expect(reloaded.at).toBe(1)
  })
})

function fail(): void {
  throw new Error('nobody went back')
}
