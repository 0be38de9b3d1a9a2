import 'server-only'
import { db } from '@/lib/platform/data/db'
import { readPerEdition } from '@/lib/platform/data/public-edition'
import { visibleTo } from '@/lib/site/portfolio/policy'
import type { ProjectCard } from '@/lib/site/portfolio/schema'
import { isShown, selectProject, toMedium } from './select-project'

/** Returns the published projects, the same for everyone: featured ones first, then the photographers' order. */
export const listProjects = readPerEdition(async (): Promise<ProjectCard[]> => {
  const rows = await db().portfolioItem.findMany({
    where: visibleTo(null),
    select: selectProject,
    orderBy: [{ featured: 'desc' }, { position: 'asc' }, { createdAt: 'desc' }, { id: 'asc' }],
  })
  return rows.map(({ media: mediaRows, ...project }) => {
    const media = mediaRows.map(toMedium).filter(isShown)
    const cover = media.find(({ picture }) => picture)?.picture ?? null
    const firstVideo = cover ? null : (media.find(({ kind }) => kind === 'video')?.address ?? null)
    return { ...project, cover, firstVideo, mediaCount: media.length }
  })
})
