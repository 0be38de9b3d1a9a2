import 'server-only'
import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The relevant part of the manifest that `next build` writes. */
export type RoutesManifest = {
  staticRoutes: { page: string }[]
  /** The most specific first. */
  dynamicRoutes: { page: string; regex: string }[]
}

/** Reads the routes of the build being served. A development server has none, and all its requests are `other`. */
export function readRoutesManifest(buildFolder: string): RoutesManifest {
  try {
    const file = path.join(/* turbopackIgnore: true */ process.cwd(), buildFolder, 'routes-manifest.json')
    return JSON.parse(readFileSync(file, 'utf8')) as RoutesManifest
  } catch {
    return { staticRoutes: [], dynamicRoutes: [] }
  }
}

/**
 * Returns a function that finds the route of a URL: `/booking/[id]` for `/booking/1?from=/admin`. There are as many results
 * as routes, whatever is requested, and none contains an id or a token.
 */
export function createRouteFinder({ staticRoutes, dynamicRoutes }: RoutesManifest): (url: string) => string {
  const exact = new Set(staticRoutes.map(({ page }) => page))
  const patterns = dynamicRoutes.map(({ page, regex }) => ({ page, pattern: new RegExp(regex) }))
  return (url) => {
    const end = url.indexOf('?')
    const pathname = end === -1 ? url : url.slice(0, end)
    if (exact.has(pathname)) return pathname
    if (pathname.startsWith('/_next/')) return '/_next'
    return patterns.find(({ pattern }) => pattern.test(pathname))?.page ?? 'other'
  }
}
