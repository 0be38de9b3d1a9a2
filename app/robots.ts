import type { MetadataRoute } from 'next'
import { connection } from 'next/server'
import { env } from '@/lib/platform/env'

/** The portfolio and its pictures may be found; everything else is behind the sign-in. */
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
