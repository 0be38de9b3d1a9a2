import type { PrismaClient } from '@/prisma/generated/client'
import { storePicture } from './pictures'
import { equipment, projects, stats } from './portfolio-content'

/** Seeds the projects, equipment, and statistics of the public page. */
export async function seedPortfolio(database: PrismaClient) {
  for (const [index, project] of projects.entries()) {
    const [title, category, location, pictures, services, description] = project
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
      const file = { name: `${picture}.jpg`, purpose: 'PORTFOLIO', uploaderId: null } as const
      const { id: fileId } = await storePicture(database, picture, file)
      const medium = { fileId, itemId, position, isCover: position === 0, kind: 'IMAGE' as const }
      await database.portfolioMedia.create({ data: medium })
    }
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
