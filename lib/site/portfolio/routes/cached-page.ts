import 'server-only'
import { respondWithCachedPage, sizeOfPage } from '@/lib/entry/cached-page'
import { readPerEdition } from '@/lib/platform/data/public-edition'
import { renderPage } from '@/lib/platform/web/page-cache/render-page'
import { listProjects } from '@/lib/site/portfolio/queries/list-projects'
import { categorySlug, portfolioCategories } from '@/lib/site/portfolio/rules/categories'
import { PortfolioFilter } from '@/lib/site/portfolio/schema'

const maxCachedBytes = 32 * 1024 * 1024

const readPage = readPerEdition(renderPage, { maxSize: maxCachedBytes, sizeOf: sizeOfPage })

/** Returns the response to a visitor who loads a page of the published portfolio, as respondWithCachedPage does. */
export async function respondWithPortfolio(request: Request): Promise<Response | null> {
  return respondWithCachedPage(request, async (url) => {
    if (!url.pathname.startsWith('/portfolio')) return null
    const path = await cachedPath(url)
    return path === null ? null : readPage(path)
  })
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
