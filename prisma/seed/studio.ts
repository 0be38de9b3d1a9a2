import type { PrismaClient } from '@/prisma/generated/client'

export const cancellationPolicy = { freeCancelHours: 24, lateCancelFeeCents: 5000 }

/** Sets a late-cancellation fee, so that the demo can show it. */
export async function seedStudio(database: PrismaClient): Promise<void> {
  await database.studioSettings.update({
    where: { id: 1 },
    data: cancellationPolicy,
    select: { id: true },
  })
}
