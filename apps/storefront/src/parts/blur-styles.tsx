const safe = /^data:image\/[\w+.-]+(;[\w=-]+)*,[\w%.~!*'()/+=;,:-]+$/

/** The place-holders as classes: an inline style per picture would need a hole in the content policy. */
export function BlurStyles({ blurs, nonce }: { readonly blurs: readonly string[]; readonly nonce: string }) {
  return (
    <style nonce={nonce} suppressHydrationWarning>
      {toBlurCss(blurs)}
    </style>
  )
}

export function toBlurCss(blurs: readonly string[]): string {
  return blurs.map((blur, at) => (safe.test(blur) ? `.blur-of-${at}{background-image:url("${blur}")}` : '')).join('')
}
