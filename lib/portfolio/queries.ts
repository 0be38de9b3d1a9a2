import 'server-only'
import { z } from 'zod'
import type { Actor } from '@/lib/auth/actor'
import { signFileUrl } from '@/lib/integrations/uploadthing'
import { db } from '@/lib/platform/db'
import { NotFound } from '@/lib/platform/errors'
import { canManagePortfolio, filesVisibleTo, visibleTo } from './policy'
import {
  categorySlug,
  coverFirst,
  managedPageSize,
  type PortfolioCategory,
  portfolioCategories,
  statIcons,
} from './rules'
import type {
  EquipmentPiece,
  ManagedItem,
  PortfolioCounts,
  PortfolioStat,
  Project,
  ProjectCard,
  ProjectLink,
} from './schema'

const fileLifetimeSeconds = 3600

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
  featured: true,
  published: true,
  revision: true,
} as const

/** Featured projects lead; then the newest. */
const wallOrder = [{ featured: 'desc' }, { createdAt: 'desc' }, { id: 'asc' }] as const

/** The published projects, the same for everyone. */
export async function listProjects(): Promise<ProjectCard[]> {
  const rows = await db().portfolioItem.findMany({
    where: { published: true },
    select: columns,
    orderBy: [...wallOrder],
  })
  return rows.map(({ id, title, category, location, description, services, imageUrl, images, videos }) => ({
    id,
    title,
    category,
    location,
    description,
    services,
    cover: imageUrl,
    firstVideo: imageUrl ? null : (videos[0] ?? null),
    mediaCount: images.length + videos.length,
  }))
}

/** One project this person may see, with the published ones beside it; null for any other id, or what is none. */
export async function findProject(
  actor: Actor | null,
  projectId: string,
): Promise<{ project: Project; previous: ProjectLink | null; next: ProjectLink | null } | null> {
  if (!z.uuid().safeParse(projectId).success) return null
  const row = await db().portfolioItem.findFirst({
    where: { AND: [{ id: projectId }, visibleTo(actor)] },
    select: columns,
  })
  if (!row) return null
  const { imageUrl, images, featured: _featured, revision: _revision, ...project } = row
  return { project: { ...project, images: coverFirst(images, imageUrl) }, ...(await findNeighbours(row.id)) }
}

async function findNeighbours(projectId: string) {
  const rows = await db().portfolioItem.findMany({
    where: { OR: [{ published: true }, { id: projectId }] },
    select: { id: true, title: true, imageUrl: true },
    orderBy: [...wallOrder],
  })
  const links = rows.map(({ id, title, imageUrl }) => ({ id, title, cover: imageUrl }))
  const place = links.findIndex(({ id }) => id === projectId)
  const beside = (step: number): ProjectLink | null => {
    const link = links[(place + step + links.length) % links.length]
    return link && link.id !== projectId ? link : null
  }
  const next = beside(1)
  const previous = beside(-1)
  return { next, previous: previous?.id === next?.id ? null : previous }
}

/** A page of the projects with all that can be edited, newest first; none for whoever may not manage them. */
export async function listManagedItems(
  actor: Actor,
  { category, page }: { category: PortfolioCategory | null; page: number },
): Promise<ManagedItem[]> {
  if (!canManagePortfolio(actor)) return []
  const rows = await db().portfolioItem.findMany({
    where: { AND: [visibleTo(actor), category ? { category } : {}] },
    select: columns,
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    skip: (page - 1) * managedPageSize,
    take: managedPageSize,
  })
  return rows.map(({ imageUrl, ...item }) => ({ ...item, cover: imageUrl }))
}

/** The studio's equipment, in the order it was entered. It is the same for everyone. */
export async function listEquipment(): Promise<EquipmentPiece[]> {
  return db().equipment.findMany({
    select: { id: true, category: true, name: true, description: true },
    orderBy: [{ createdAt: 'asc' }, { name: 'asc' }],
  })
}

/** The studio's figures in display order. They are the same for everyone. */
export async function listStats(): Promise<PortfolioStat[]> {
  const rows = await db().portfolioStat.findMany({
    select: { id: true, label: true, value: true, icon: true, displayOrder: true },
    orderBy: [{ displayOrder: 'asc' }, { label: 'asc' }],
  })
  return rows.map((row) => ({ ...row, icon: statIcons.find((icon) => icon === row.icon) ?? 'Camera' }))
}

/** How much there is of everything, for the tabs and the filter of the management page. */
export async function countPortfolio(actor: Actor): Promise<PortfolioCounts> {
  const [groups, equipment, stats] = await Promise.all([
    db().portfolioItem.groupBy({
      by: ['category', 'published'],
      where: visibleTo(actor),
      _count: { _all: true },
    }),
    db().equipment.count(),
    db().portfolioStat.count(),
  ])
  const sum = (chosen: typeof groups) => chosen.reduce((total, { _count }) => total + _count._all, 0)
  return {
    published: sum(groups.filter(({ published }) => published)),
    drafts: sum(groups.filter(({ published }) => !published)),
    byCategory: portfolioCategories.map((category) => ({
      category,
      slug: categorySlug(category),
      count: sum(groups.filter((group) => group.category === category)),
    })),
    equipment,
    stats,
  }
}

/** The storage address of a portfolio file this person may see. @throws NotFound for every other file. */
export async function findPortfolioFileUrl(
  actor: Actor | null,
  key: string,
): Promise<{ url: string; lifetimeSeconds: number; isPublic: boolean }> {
  const file = await db().storedFile.findFirst({
    where: { AND: [{ key }, filesVisibleTo(actor)] },
    select: { key: true, isPublic: true },
  })
  if (!file) throw new NotFound()
  const url = await signFileUrl(file.key, fileLifetimeSeconds)
  return { url, lifetimeSeconds: fileLifetimeSeconds, isPublic: file.isPublic }
}

/** Whether a file of ours has one of these keys in storage. */
export async function anyKeyTaken(keys: string[]): Promise<boolean> {
  return (await db().storedFile.count({ where: { key: { in: keys } } })) > 0
}
