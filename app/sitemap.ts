import type { MetadataRoute } from 'next'
import { connection } from 'next/server'
import { env } from '@/lib/platform/environment/env'
import { listProjects } from '@/lib/site/portfolio/queries/list-projects'

/** Every public page, for search engines. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  await connection()
  const projects = await listProjects()
  const paths = ['/portfolio', '/portfolio/quote', ...projects.map(({ id }) => `/portfolio/${id}`)]
  return paths.map((path) => ({ url: env().APP_URL + path }))
}
