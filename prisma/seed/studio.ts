import type { PrismaClient } from '@/prisma/generated/client'

export const cancellationPolicy = { freeCancelHours: 24, lateCancelFeeCents: 5000 }

/** Gives the demo's studio a cancellation policy that costs something, so that its screens have a fee to show. */
export async function seedStudio(database: PrismaClient): Promise<void> {
  await database.studioSettings.update({
    where: { id: 1 },
    data: cancellationPolicy,
    select: { id: true },
  })
}
