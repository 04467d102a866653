/** A table as people call it: its room and its own name, or its number where it has none (QR-017). */
export function nameTable(table: { readonly name: string; readonly alias: string | null }, position: number): string {
  return `${table.name} ${table.alias ?? position}`
}
