/** The choices of a dish, one thing per row, below its name. */
export function Choices({ rows }: { readonly rows: readonly string[] }) {
  return rows.map((row) => (
    <span key={row} className="block text-sm text-muted">
      {row}
    </span>
  ))
}
