import { toBlurCss } from '../../parts/blur-css.ts'

let sheet: CSSStyleSheet | undefined

/** Adds the placeholders of dishes that the page did not come with. */
export function showBlurs(blurs: readonly string[], first: number): void {
  if (!sheet) {
    sheet = new CSSStyleSheet()
    document.adoptedStyleSheets.push(sheet)
  }
  sheet.replaceSync(toBlurCss(blurs, first))
}
