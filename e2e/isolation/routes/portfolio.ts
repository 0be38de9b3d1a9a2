import { randomUUID } from 'node:crypto'
import type { LinkedRecords } from '@/e2e/isolation/linked-records'
import type { RouteRow } from './route-row'

const portfolioFile = 'GET /api/portfolio/[key]'
const portfolioVariant = 'GET /api/portfolio/[key]/[variant]'
const project = 'GET /api/portfolio/projects/[id]'
/** A conditional request that returns 304 without reading storage, which has no files for these records. */
const cached = { headers: { 'if-none-match': '*' } }

export const portfolioRoutes: RouteRow[] = [
  {
    route: portfolioFile,
    path: (own) => `/api/portfolio/${own.itemFileKey}`,
    send: cached,
    // The file belongs to an unpublished project.
    status: { default: 404, photographer: 304 },
  },
  ...[randomUUID(), '%00', '..%2f..', 'x'.repeat(300)].map((key) => ({
    route: portfolioFile,
    path: () => `/api/portfolio/${key}`,
    status: { default: 404 },
  })),
  {
    route: portfolioVariant,
    path: (own) => `/api/portfolio/${own.itemFileKey}/480.avif`,
    send: cached,
    // The file belongs to an unpublished project.
    status: { default: 404, photographer: 304 },
  },
  ...['481.avif', '480.png', '0.jpg', '-1.webp', 'x', '%00', '..%2f..'].map((variant) => ({
    route: portfolioVariant,
    path: (own: LinkedRecords) => `/api/portfolio/${own.itemFileKey}/${variant}`,
    status: { default: 404 },
  })),
  {
    route: project,
    path: (own) => `/api/portfolio/projects/${own.itemId}`,
    // The project is unpublished.
    status: { default: 404, photographer: 200 },
  },
  ...[randomUUID(), 'x', '%00'].map((id) => ({
    route: project,
    path: () => `/api/portfolio/projects/${id}`,
    status: { default: 404 },
  })),
]
