import path from 'node:path'
import type { PrismaClient } from '@/prisma/generated/client'
import { smallWidth, storeFilm, storePicture } from './pictures'
import { equipment, projects, stats } from './portfolio-content'

/** Seeds the projects, equipment, and statistics of the public page. */
export async function seedPortfolio(database: PrismaClient) {
  for (const [index, project] of projects.entries()) {
    const [title, category, location, pictures, services, description, film] = project
    const { id: itemId } = await database.portfolioItem.create({
      data: {
        title,
        category,
        location,
        description,
        services,
        featured: index < 2,
        createdAt: new Date(Date.now() - index * 6 * 86_400_000),
      },
      select: { id: true },
    })
    for (const [position, picture] of pictures.entries()) {
      const size = position === 0 || !picture.startsWith('properties/') ? {} : { width: smallWidth }
      const { id: fileId } = await storePicture(database, picture, { ...fileOf(picture, 'jpg'), ...size })
      const medium = { fileId, itemId, position, isCover: position === 0, kind: 'IMAGE' as const }
      await database.portfolioMedia.create({ data: medium })
    }
    if (film) await seedFilm(database, film, { itemId, position: pictures.length, still: pictures[0] ?? '' })
  }
  await database.equipment.createMany({
    data: equipment.map(([category, name, description]) => ({
      category,
      name,
      description: description || null,
    })),
  })
  await database.portfolioStat.createMany({
    data: stats.map(([label, value, icon], position) => ({ label, value, icon, position })),
  })
}

/** Adds a film to a project. Its still is the project's first picture. */
async function seedFilm(
  database: PrismaClient,
  film: string,
  { itemId, position, still }: { itemId: string; position: number; still: string },
): Promise<void> {
  const { id: fileId } = await storeFilm(database, film, fileOf(film, 'mp4'))
  const { id: posterFileId } = await storePicture(database, still, fileOf(still, 'jpg'))
  await database.portfolioMedia.create({ data: { fileId: posterFileId, kind: 'IMAGE' } })
  await database.portfolioMedia.create({
    data: { fileId, itemId, position, posterFileId, kind: 'VIDEO', state: 'READY' },
  })
}

function fileOf(picture: string, extension: string) {
  const name = `${path.basename(picture)}.${extension}`
  return { name, purpose: 'PORTFOLIO', uploaderId: null } as const
}
