import type { PathParams } from '../views/page-question.ts'

/**
 * The named parts of a path that matches a row's path; undefined when it does not match. `:name` is any part, `:name?`
 * at the end may be missing, and `*` alone is every path. Letter case and a slash at the end do not matter.
 */
export function matchPath(described: string, pathname: string): PathParams | undefined {
  if (described === '*') return {}
  const wanted = toParts(described)
  const asked = toParts(pathname)
  if (asked.length > wanted.length) return undefined
  const params: Record<string, string> = {}
  for (const [at, part] of wanted.entries()) {
    const given = asked[at]
    if (given === undefined && part.endsWith('?')) continue
    if (given === undefined || given === '') return undefined
    if (part.startsWith(':')) params[part.replace(/^:|\?$/g, '')] = given
    else if (part.toLowerCase() !== given.toLowerCase()) return undefined
  }
  return params
}

function toParts(path: string): readonly string[] {
  const inside = path.replace(/^\/|\/+$/g, '')
  return inside === '' ? [] : inside.split('/').map(decode)
}

/** A part that cannot be decoded stays as it was typed. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
