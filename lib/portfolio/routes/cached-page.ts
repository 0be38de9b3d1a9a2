import 'server-only'
import { hasSessionCookie } from '@/lib/auth/session-cookie'
import { carryContentHeaders } from '@/lib/entry/content-headers'
import { env } from '@/lib/platform/env'
import { log } from '@/lib/platform/log'
import { respondWithPage } from '@/lib/platform/page-cache/page-response'
import { renderPage } from '@/lib/platform/page-cache/render-page'
import { readPerEdition } from '@/lib/platform/public-edition'
import { isPageLoad } from '@/lib/platform/response-status'
import { listProjects } from '@/lib/portfolio/queries/list-projects'
import { categorySlug, portfolioCategories } from '@/lib/portfolio/rules/categories'
import { PortfolioFilter } from '@/lib/portfolio/schema'

const maxCachedBytes = 32 * 1024 * 1024

const readPage = readPerEdition(renderPage, {
  maxSize: maxCachedBytes,
  sizeOf: ({ gzip, br }) => gzip.byteLength + br.byteLength,
})

/**
 * Returns the response to a visitor who loads a page of the published portfolio, which is the same for all of them. Null
 * for everything else, and when the page can't be cached: then it's rendered for this request.
 */
export async function respondFromCache(request: Request): Promise<Response | null> {
  if (!isPageLoad() || hasSessionCookie(request.headers)) return null
  const url = new URL(request.url)
  if (!url.pathname.startsWith('/portfolio') || env().NODE_ENV === 'development') return null
  try {
    const path = await cachedPath(url)
    if (path === null) return null
    return carryContentHeaders(await respondWithPage(await readPage(path), request))
  } catch (error) {
    log().warn({ path: url.pathname, error: String(error) }, 'a public page was not cached')
    return null
  }
}

const slugs = portfolioCategories.map(categorySlug)

/** Returns the path to cache the page at this URL under; null if it isn't cached. Other parameters don't change the page. */
async function cachedPath({ pathname, searchParams }: URL): Promise<string | null> {
  if (pathname === PortfolioFilter.base) {
    const { category } = PortfolioFilter.parse({ category: searchParams.getAll('category') })
    return category === '' || slugs.includes(category) ? PortfolioFilter.href({ category }) : null
  }
  const id = /^\/portfolio\/([\da-f-]{36})$/.exec(pathname)?.[1]
  const isPublished = id !== undefined && (await listProjects()).some((project) => project.id === id)
  return isPublished ? pathname : null
}
