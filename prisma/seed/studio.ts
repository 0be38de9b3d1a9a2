import { markableSteps } from '@/lib/studio/settings/rules/opening'
import type { PrismaClient } from '@/prisma/generated/client'

export const cancellationPolicy = { freeCancelHours: 24, lateCancelFeeCents: 5000 }

/** The texts of the demo's public page. */
export const demoTexts = {
  headline: 'Every room in its *best light.*',
  introduction:
    'Northlight photographs houses, interiors and the land around them, and makes the films and print that go with the listing.',
  closing: 'Tell us the address. We will find the hour.',
  photographyText: 'Interior and exterior stills, ready for the listing the next day.',
  videoText: 'House tours and short films with steady, even pacing.',
  designText: 'Listing sheets, signs, logos and motion titles.',
  aerialText: 'Roof, plot and surroundings from a licensed drone.',
  tiktokUrl: 'https://www.tiktok.com',
  instagramUrl: 'https://www.instagram.com',
  facebookUrl: 'https://www.facebook.com',
} as const

/** Where the demo's studio is, which drives and the light on the calendar start from. */
export const demoAddress = '18 Lexington Avenue, Asheville, NC 28801'

/** The price of a revision round beyond the included ones. */
export const extraRoundCents = 2_500

/**
 * Offers all services, and sets a late-cancellation fee and the price of further revision rounds, so that the demo can show
 * them, and writes the public page and the address. The demo's studio is open.
 */
export async function seedStudio(database: PrismaClient): Promise<void> {
  await database.studioSettings.update({
    where: { id: 1 },
    data: { ...cancellationPolicy, ...demoTexts, openingMarks: [...markableSteps] },
    select: { id: true },
  })
  await database.studioSettings.updateMany({
    where: { id: 1, address: null },
    data: { address: demoAddress },
  })
  await database.service.updateMany({ data: { active: true, extraRoundCents } })
}
