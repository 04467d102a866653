export interface Look {
  readonly name: string
  readonly css: string
}

/** What axe has for rules of one's own. The tree is what it knows of the page. */
interface Tree {
  _cache: object
  _stackingContext?: unknown
  readonly children: readonly Tree[]
}

interface AxeColours {
  readonly setup: (root: Document) => Tree
  readonly teardown: () => void
  readonly run: (
    context: { readonly include: readonly string[] },
    options: Readonly<Record<string, unknown>>,
  ) => Promise<Readonly<Record<'violations' | 'passes', readonly { readonly nodes: readonly Judged[] }[]>>>
  readonly commons: {
    readonly color: {
      getBackgroundColor(text: Element, behind: Element[]): object | null
      getForegroundColor(text: Element, unused: boolean, background: object): object | null
      hasValidContrastRatio(
        background: object,
        ink: object,
        size: number,
        isBold: boolean,
      ): { readonly isValid: boolean; readonly contrastRatio: number }
    }
  }
}

interface Judged {
  readonly element: HTMLElement
  readonly html: string
  readonly any: readonly { readonly message: string }[]
}

/**
 * Runs in a page that has axe: the marked texts that cannot be read in one of the looks; null if they are gone.
 * The rule judges the page's own look. The others only change colours, so axe's picture of the page is made once for
 * all of them, and only what it remembers of colours is forgotten in between.
 */
export async function findUnreadable(looks: readonly Look[]): Promise<readonly string[] | null> {
  const isGone = () => document.querySelector('[data-sample]') === null
  // Already since they were marked: axe takes a page without them for a mistake.
  if (isGone()) return null
  const axe = Reflect.get(window, 'axe') as unknown as AxeColours
  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets = [sheet]
  // Without transitions: half way between two looks nothing can be read.
  const wear = (css: string) => sheet.replaceSync(`${css}*,::before,::after{transition:none!important}`)
  wear('')
  const told = { resultTypes: ['violations', 'passes'], elementRef: true }
  const { violations, passes } = await axe.run({ include: ['[data-sample]'] }, { runOnly: ['color-contrast'], ...told })
  const found = violations.flatMap(({ nodes }) => nodes.map(({ html, any }) => `its own: ${html} ${any[0]?.message}`))
  const texts = passes.flatMap(({ nodes }) => nodes.map(({ element }) => element))
  // A text that the page replaced while the rule ran is not in the tree made next.
  if (texts.some((text) => !text.isConnected)) return null
  const tree = axe.setup(document)
  const judge = (css: string) => {
    wear(css)
    forgetColours(tree)
    return texts.flatMap((text) => {
      const { color } = axe.commons
      const background = color.getBackgroundColor(text, [])
      const ink = background && color.getForegroundColor(text, false, background)
      const { fontSize, fontWeight } = getComputedStyle(text)
      const isBold = Number(fontWeight) >= 700
      // Where axe cannot tell the background, as over a picture, there is nothing to judge.
      if (!background || !ink) return []
      return { text, ...color.hasValidContrastRatio(background, ink, Number.parseFloat(fontSize), isBold) }
    })
  }
  for (const { name, css } of looks) {
    const faults = judge(css).filter(({ isValid }) => !isValid)
    found.push(...faults.map(({ text, contrastRatio }) => `${name}: ${text.outerHTML} ${contrastRatio}`))
  }
  // Nobody can read grey on grey: a text that still counts as readable shows that old colours were judged.
  for (const text of texts) text.dataset.judged = ''
  const grey = 'color:#777!important;-webkit-text-fill-color:#777!important;background:#777!important'
  const stale = judge(`[data-judged]{${grey}}`).filter(({ isValid }) => isValid)
  found.push(...stale.map(({ text }) => `grey on grey: ${text.outerHTML}`))
  axe.teardown()
  document.adoptedStyleSheets = []
  return isGone() ? null : found

  function forgetColours(node: Tree): void {
    node._cache = {}
    delete node._stackingContext
    for (const child of node.children) forgetColours(child)
  }
}
