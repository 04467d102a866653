const styleId = 'react-aria-pressable-style'

/**
 * React Aria's buttons write a style element into the document, which the content policy refuses. They do not when an
 * element with that id exists; its rules are in tokens.css.
 */
export function keepPressStyleOut(): void {
  if (typeof document === 'undefined' || document.getElementById(styleId)) return
  const mark = document.createElement('meta')
  mark.id = styleId
  document.head.append(mark)
}
