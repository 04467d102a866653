interface MapLinkProps {
  readonly address: string
  /** «Ver en el mapa». */
  readonly label: string
}

/** An address, and the way to it in whatever map the device opens: a press, and only then, tells the map where. */
export function MapLink({ address, label }: MapLinkProps) {
  const map = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      <span className="min-w-0 font-bold break-words">{address}</span>
      <a href={map} target="_blank" rel="noreferrer" className="inline-flex min-h-6 items-center underline">
        {label}
      </a>
    </p>
  )
}
