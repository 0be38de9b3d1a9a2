import 'server-only'
import { respondWithCachedPage, sizeOfPage } from '@/lib/entry/cached-page'
import { findPublicPage } from '@/lib/photos/property-pages/queries/find-page'
import { askParameter } from '@/lib/photos/property-pages/rules/addresses'
import { tourSources } from '@/lib/photos/virtual-tours/rules/hosts'
import { BoundedCache } from '@/lib/platform/data/bounded-cache'
import { shareReadsByKey } from '@/lib/platform/data/concurrency'
import { type RenderedPage, renderPage } from '@/lib/platform/web/page-cache/render-page'
import { countView } from './count-view'

const maxCachedBytes = 16 * 1024 * 1024

/** By path and fingerprint, so what a page showed earlier is found only if it shows that again. */
const pages = new BoundedCache<RenderedPage>(maxCachedBytes, sizeOfPage)

const findShared = shareReadsByKey(findPublicPage)

/**
 * Returns the response to a visitor who loads a property's page or its tour, as respondWithCachedPage does. Reads what
 * the page shows for each visit, so that it's never older than the visit, and gone with its payment. Counts the view.
 */
export function respondWithProperty(request: Request): Promise<Response | null> {
  return respondWithCachedPage(request, async ({ pathname, searchParams }) => {
    const [, place, slug] = /^\/(p|tour)\/([^/]+)$/.exec(pathname) ?? []
    if (slug === undefined || searchParams.has(askParameter)) return null
    const found = await findShared(slug)
    if (!found) return null
    const { page, clientId, fingerprint } = found
    const cached = await pages.read(`${pathname} ${fingerprint}`, () => render(pathname, fingerprint))
    const { pageId, timeZone } = page
    const kind = place === 'p' ? 'page' : 'tour'
    await countView({ pageId, kind, timeZone, clientId }, null, request.headers.get('user-agent'))
    return cached
  })
}

/** @throws Error if the page was changed since its fingerprint was made, and as renderPage does */
async function render(path: string, fingerprint: string): Promise<RenderedPage> {
  const page = await renderPage(path, tourSources)
  if (page.content !== fingerprint) throw new Error(`${path} was changed while it was rendered`)
  return page
}
