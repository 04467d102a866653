import type { Found } from './found.ts'

/**
 * The dishes that the device found, and those that the server found beside them: the server knows the best sixty only,
 * and a list that is being read must not shrink. The device's own result where the server adds nothing, so that nothing
 * is drawn again.
 */
export function joinFound(device: Found, server: Found): Found {
  const isExact = device.found.length > 0 && !device.isNear
  if (!isExact) return server
  const own = new Set(device.found)
  if (server.isNear || server.found.every((place) => own.has(place))) return device
  const theirs = new Set(server.found)
  return { ...server, found: [...server.found, ...device.found.filter((place) => !theirs.has(place))] }
}
