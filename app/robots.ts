import type { MetadataRoute } from 'next'
import { connection } from 'next/server'
import { env } from '@/lib/platform/env'

/** Lets search engines index the portfolio and its pictures; everything else requires signing in. */
export default async function robots(): Promise<MetadataRoute.Robots> {
  await connection()
  return {
    rules: {
      userAgent: '*',
      allow: ['/portfolio', '/api/portfolio/', '/_next/static/', '/pictures/'],
      disallow: '/',
    },
    sitemap: `${env().APP_URL}/sitemap.xml`,
  }
}
