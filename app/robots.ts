import type { MetadataRoute } from 'next'
import { connection } from 'next/server'
import { env } from '@/lib/platform/environment/env'

/**
 * Lets crawlers read the portfolio, published property pages, and their pictures, also for link previews. Everything else
 * requires signing in, or is for those who were given the link.
 */
export default async function robots(): Promise<MetadataRoute.Robots> {
  await connection()
  return {
    rules: {
      userAgent: '*',
      allow: [
        '/portfolio',
        '/terms',
        '/privacy',
        '/p/',
        '/api/portfolio/',
        '/api/property-pages/',
        '/_next/static/',
        '/pictures/',
      ],
      disallow: '/',
    },
    sitemap: `${env().APP_URL}/sitemap.xml`,
  }
}
