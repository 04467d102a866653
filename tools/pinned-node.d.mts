export const nodeCarriers: Readonly<Record<string, string>>
export function findPinnedNode(
  root: string,
  machine: { readonly platform: string; readonly arch: string },
): string | undefined
