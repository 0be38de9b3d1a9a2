import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { formatInstant, now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
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
