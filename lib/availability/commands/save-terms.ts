import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { lockCalendars } from '@/lib/availability/operations/lock-calendars'
import { canManageSlots } from '@/lib/availability/policy'
import { slotsChanged } from '@/lib/availability/rules/slots'
import type { BookingTerms } from '@/lib/availability/schema/slots'
import { recordAudit } from '@/lib/platform/audit'
import { db } from '@/lib/platform/db'
import { ForbiddenError } from '@/lib/platform/errors'
import { queuePush } from '@/lib/platform/outbox'

/** Sets the actor's own minimum notice and buffer, in minutes. Existing bookings aren't affected. */
export async function saveTerms(actor: Actor, terms: BookingTerms): Promise<BookingTerms> {
  if (!canManageSlots(actor)) throw new ForbiddenError()
  const { profileId: photographerId } = actor
  return db().$transaction(async (tx) => {
    await lockCalendars(tx, { profileIds: [photographerId] })
    const saved = await tx.bookingTerms.upsert({
      where: { photographerId },
      update: terms,
      create: { photographerId, ...terms },
      select: { minimumNoticeMinutes: true, bufferMinutes: true },
    })
    await recordAudit(tx, actor, 'booking-terms.saved', photographerId, saved)
    await queuePush(tx, slotsChanged)
    return saved
  })
}
