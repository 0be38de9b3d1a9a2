import 'server-only'
import { z } from 'zod'
import type { Actor } from '@/lib/auth/actor'
import { db } from '@/lib/platform/db'
import { readPerEdition } from '@/lib/platform/public-edition'
import { canManagePortfolio, visibleTo } from './policy'
import { findPictures } from './queries/find-pictures'
import { listMedia } from './queries/list-media'
import { statIcons } from './rules/entries'
import type { EquipmentPiece, Medium, PortfolioStat, Project, ProjectCard, ProjectLink } from './schema'

const columns = {
  id: true,
  title: true,
  category: true,
  location: true,
  description: true,
  services: true,
  imageUrl: true,
  images: true,
  videos: true,
  published: true,
} as const

/** Featured projects first, then the order set by the photographers. */
const wallOrder = [{ featured: 'desc' }, { position: 'asc' }, { createdAt: 'desc' }, { id: 'asc' }] as const

/** Returns the published projects, the same for everyone. */
export function listProjects(): Promise<ProjectCard[]> {
  return readProjects('all')
}

const readProjects = readPerEdition<'all', ProjectCard[]>(async () => {
  const rows = await db().portfolioItem.findMany({
    where: visibleTo(null),
    select: columns,
    orderBy: [...wallOrder],
  })
  const pictures = await findPictures(rows.flatMap(({ images, videos }) => [...images, ...videos]))
  return rows.map(({ imageUrl, images, videos, published: _published, ...project }) => {
    const media = listMedia({ imageUrl, images, videos }, pictures).filter(isShown)
    const cover = media.find(({ picture }) => picture)?.picture ?? null
    return { ...project, cover, firstVideo: cover ? null : (videos[0] ?? null), mediaCount: media.length }
  })
})

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
    select: columns,
  })
  if (!row) return null
  const { imageUrl, images, videos, ...project } = row
  const media = listMedia(row, await findPictures([...images, ...videos]))
  const shown = canManagePortfolio(actor) ? media : media.filter(isShown)
  return { project: { ...project, media: shown }, ...neighborsOf(await listProjects(), projectId) }
}

/** Whether visitors see a medium: videos always, images once they are prepared. */
function isShown({ kind, picture }: Medium): boolean {
  return kind === 'video' || picture !== null
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

/** Returns the studio's equipment in the order it was added. */
export function listEquipment(): Promise<EquipmentPiece[]> {
  return readEquipment('all')
}

const readEquipment = readPerEdition<'all', EquipmentPiece[]>(() =>
  db().equipment.findMany({
    where: { deletedAt: null },
    select: { id: true, category: true, name: true, description: true },
    orderBy: [{ createdAt: 'asc' }, { name: 'asc' }],
  }),
)

/** Returns the studio's statistics in display order. */
export function listStats(): Promise<PortfolioStat[]> {
  return readStats('all')
}

const readStats = readPerEdition<'all', PortfolioStat[]>(async () => {
  const rows = await db().portfolioStat.findMany({
    where: { deletedAt: null },
    select: { id: true, label: true, value: true, icon: true, position: true },
    orderBy: [{ position: 'asc' }, { label: 'asc' }],
  })
  return rows.map((row) => ({ ...row, icon: statIcons.find((icon) => icon === row.icon) ?? 'Camera' }))
})

/** Whether a recorded file has one of these storage keys. */
export async function anyKeyTaken(keys: string[]): Promise<boolean> {
  return (await db().storedFile.count({ where: { key: { in: keys } } })) > 0
}
