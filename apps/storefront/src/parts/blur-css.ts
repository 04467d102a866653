import { useEffect } from 'react'

// Only the characters of a data address, so that nothing can end the rule or the tag around it.
const safe = /^data:image\/[\w+.-]+(;[\w=-]+)*,[\w%.~!*'()/+=;,:-]+$/

/** Placeholders as classes: a style attribute per picture would be larger, and the content policy forbids it. */
export function toBlurCss(blurs: readonly string[], first = 0): string {
  return blurs
    .map((blur, at) => (safe.test(blur) ? `.blur-of-${first + at}{background-image:url("${blur}")}` : ''))
    .join('')
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
