import { useEffect } from 'react'

// Three colours and nothing else, so that nothing can end the rule or the tag around it.
const colours = /^(#[\da-f]{3})(#[\da-f]{3})(#[\da-f]{3})$/

/** Placeholders as classes: a style attribute per picture would be larger, and the content policy forbids it. */
export function toBlurCss(blurs: readonly string[], first = 0): string {
  const rules = blurs.map((blur, at) => {
    const [, middle, side, corner] = colours.exec(blur) ?? []
    return middle ? `.blur-of-${first + at}{background-image:radial-gradient(${middle},${side},${corner})}` : ''
  })
  return rules.join('')
}

/** For a screen that is shown without a new document; the first screen has its classes in the head. */
export function useBlurCss(blurs: readonly string[], first = 0): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(toBlurCss(blurs, first))
    document.adoptedStyleSheets.push(sheet)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
    }
  }, [blurs, first])
}
