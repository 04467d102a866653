/** Covers the page while something must not be interrupted. */
export function LoaderOverlay({ label }: { readonly label: string }) {
  return (
    <div role="status" className="fixed inset-0 z-50 flex items-center justify-center bg-background/80">
      <span className="sr-only">{label}</span>
      <span
        aria-hidden="true"
        className="size-12 animate-spin rounded-full border-4 border-line border-t-primary motion-reduce:animate-none"
      />
    </div>
  )
}
