import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { db } from '@/lib/platform/data/db'
import { formatInstant, now } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/** Returns the actor's new address that waits for its confirmation, and until when; null without one. */
export async function readOwnEmailChange({
  userId,
}: Actor): Promise<{ newEmail: string; until: string } | null> {
  const [pending, { timeZone }] = await Promise.all([
    db().emailChange.findFirst({
      where: { userId, confirmedAt: null, expiresAt: { gt: now() } },
      select: { newEmail: true, expiresAt: true },
    }),
    getStudio(),
  ])
  return pending && { newEmail: pending.newEmail, until: formatInstant(pending.expiresAt, timeZone) }
}
