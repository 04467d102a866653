import { useSearchParams } from 'react-router'

/** The thing that the address names, as the audit leads to it (DAY-216); once it was looked at the address names none. */
export function useSought(): { readonly sought: number | null; readonly forget: () => void } {
  const [params, setParams] = useSearchParams()
  const named = params.get('of')
  return {
    sought: named === null ? null : Number(named),
    forget: () => named !== null && setParams({}, { replace: true }),
  }
}
