import 'server-only'
import { z } from 'zod'
import type { Actor } from '@/lib/auth/actor'
import { db } from '@/lib/platform/data/db'
import { readPerEdition } from '@/lib/platform/data/public-edition'
import { canManagePortfolio, visibleTo } from '@/lib/site/portfolio/policy'
import type { Project, ProjectLink } from '@/lib/site/portfolio/schema'
import { listProjects } from './list-projects'
import { isShown, selectProject, toMedium } from './select-project'

type FoundProject = { project: Project; previous: ProjectLink | null; next: ProjectLink | null }

/** Returns a project with the published ones before and after it; null when the actor may not see it. */
export async function findProject(actor: Actor | null, projectId: string): Promise<FoundProject | null> {
  if (!z.uuid().safeParse(projectId).success) return null
  return canManagePortfolio(actor) ? readProject(actor, projectId) : readPublicProject(projectId)
}

/** Cached, because it is the same for all visitors and clients. */
const readPublicProject = readPerEdition((projectId: string) => readProject(null, projectId))

async function readProject(actor: Actor | null, projectId: string): Promise<FoundProject | null> {
  const row = await db().portfolioItem.findFirst({
    where: { AND: [{ id: projectId }, visibleTo(actor)] },
    select: { ...selectProject, published: true },
  })
  if (!row) return null
  const media = row.media.map(toMedium)
  const shown = canManagePortfolio(actor) ? media : media.filter(isShown)
  return { project: { ...row, media: shown }, ...neighborsOf(await listProjects(), projectId) }
}

/** Returns the published projects before and after one, wrapping around. A draft counts as the last. */
function neighborsOf(projects: readonly ProjectLink[], projectId: string) {
  const others = projects.filter(({ id }) => id !== projectId)
  const found = projects.findIndex(({ id }) => id === projectId)
  const place = found === -1 ? others.length : found
  const next = toLink(others[place] ?? others[0])
  const previous = toLink(others[place - 1] ?? others.at(-1))
  return { next, previous: previous?.id === next?.id ? null : previous }
}

function toLink(project: ProjectLink | undefined): ProjectLink | null {
  return project ? { id: project.id, title: project.title, cover: project.cover } : null
}
