import { useWords } from '@comanda/screen/words'
import { LoaderOverlay } from '@comanda/ui/loader-overlay'
import { LoadingBar } from '@comanda/ui/loading-bar'
import { useEffect } from 'react'
import { beginLoading, endLoading, useBarStage, useIsCovered } from '../state/loading.ts'
import { leadsToAnotherPage } from './leads-to-another-page.ts'

/** The bar while another page is loading, and the cover while nothing may be pressed. */
export function PageLoading() {
  const label = useWords().frame.loading
  const stage = useBarStage()
  const isCovered = useIsCovered()

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a')
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
      if (link && isPlain && !event.defaultPrevented && leadsToAnotherPage(link, location)) beginLoading()
    }
    document.addEventListener('click', follow)
    // A page restored by the back button still has the bar it left with.
    addEventListener('pageshow', endLoading)
    return () => {
      document.removeEventListener('click', follow)
      removeEventListener('pageshow', endLoading)
    }
  }, [])

  return (
    <>
      {stage !== 'hidden' && <LoadingBar label={label} stage={stage} />}
      {isCovered && <LoaderOverlay label={label} />}
    </>
  )
}
