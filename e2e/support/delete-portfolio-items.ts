import type { Prisma, PrismaClient } from '@/prisma/generated/client'

/** Deletes items with the rows of their files, without which an item is never deleted. */
export async function deletePortfolioItems(
  database: PrismaClient,
  where: Prisma.PortfolioItemWhereInput,
): Promise<void> {
  await database.storedFile.deleteMany({ where: { portfolioMedia: { item: where } } })
  await database.portfolioItem.deleteMany({ where })
}
