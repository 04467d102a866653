import { useEffect } from 'react'

// Only what a data address is made of: nothing that could end the rule or the tag around it.
const safe = /^data:image\/[\w+.-]+(;[\w=-]+)*,[\w%.~!*'()/+=;,:-]+$/

/** The place-holders as classes: a style attribute per picture would weigh more and need a hole in the content policy. */
export function toBlurCss(blurs: readonly string[], first = 0): string {
  return blurs
    .map((blur, at) => (safe.test(blur) ? `.blur-of-${first + at}{background-image:url("${blur}")}` : ''))
    .join('')
}

/** For a screen reached without a new document; the first one finds its classes in the head. */
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
