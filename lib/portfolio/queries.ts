import 'server-only'
import { z } from 'zod'
import type { Actor } from '@/lib/auth/actor'
import { db } from '@/lib/platform/db'
import { readPerEdition } from '@/lib/platform/public-edition'
import { canManagePortfolio, visibleTo } from './policy'
import { findPictures } from './queries/find-pictures'
import { listMedia } from './queries/list-media'
import { statIcons } from './rules'
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

/** Featured projects lead; the rest stand as the photographers have placed them. */
const wallOrder = [{ featured: 'desc' }, { position: 'asc' }, { createdAt: 'desc' }, { id: 'asc' }] as const

/** The published projects, the same for everyone. */
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

/** One project this person may see, with the published ones beside it; null for any other id, or what is none. */
export async function findProject(actor: Actor | null, projectId: string): Promise<FoundProject | null> {
  if (!z.uuid().safeParse(projectId).success) return null
  return canManagePortfolio(actor) ? readProject(actor, projectId) : readShownProject(projectId)
}

/** What visitors and clients are shown, the same for all of them. */
const readShownProject = readPerEdition((projectId: string) => readProject(null, projectId))

async function readProject(actor: Actor | null, projectId: string): Promise<FoundProject | null> {
  const row = await db().portfolioItem.findFirst({
    where: { AND: [{ id: projectId }, visibleTo(actor)] },
    select: columns,
  })
  if (!row) return null
  const { imageUrl, images, videos, ...project } = row
  const media = listMedia(row, await findPictures([...images, ...videos]))
  const shown = canManagePortfolio(actor) ? media : media.filter(isShown)
  return { project: { ...project, media: shown }, ...besides(await listProjects(), projectId) }
}

/** What visitors see: films, and images once they are prepared. */
function isShown({ kind, picture }: Medium): boolean {
  return kind === 'video' || picture !== null
}

/** The published projects before and after one, round in a circle; a draft stands at the end. */
function besides(projects: readonly ProjectLink[], projectId: string) {
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

/** The studio's equipment, in the order it was entered. It is the same for everyone. */
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

/** The studio's figures in display order. They are the same for everyone. */
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

/** Whether a file of ours has one of these keys in storage. */
export async function anyKeyTaken(keys: string[]): Promise<boolean> {
  return (await db().storedFile.count({ where: { key: { in: keys } } })) > 0
}
