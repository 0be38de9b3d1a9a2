import { markableSteps } from '@/lib/studio/settings/rules/opening'
import type { PrismaClient } from '@/prisma/generated/client'

export const cancellationPolicy = { freeCancelHours: 24, lateCancelFeeCents: 5000 }

/** The price of a revision round beyond the included ones. */
export const extraRoundCents = 2_500

/**
 * Offers all services, and sets a late-cancellation fee and the price of further revision rounds, so that the demo can show
 * them. The demo's studio is open.
 */
export async function seedStudio(database: PrismaClient): Promise<void> {
  await database.studioSettings.update({
    where: { id: 1 },
    data: { ...cancellationPolicy, openingMarks: [...markableSteps] },
    select: { id: true },
  })
  await database.service.updateMany({ data: { active: true, extraRoundCents } })
}
