/** A thin line at the very top that shows that another page is loading. */
export function LoadingBar({ label, stage }: { readonly label: string; readonly stage: 'running' | 'done' }) {
  return (
    <div role="progressbar" aria-label={label} className="pointer-events-none fixed inset-x-0 top-0 z-50 h-1">
      <div
        className={`h-full origin-left bg-primary transition-opacity duration-200 ${
          stage === 'running' ? 'animate-loading-bar' : 'opacity-0'
        }`}
      />
    </div>
  )
}
