import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { lockCalendars } from '@/lib/availability/operations/lock-calendars'
import { canManageSlots } from '@/lib/availability/policy'
import { slotsChanged } from '@/lib/availability/rules/slots'
import type { OwnTerms, SaveTerms } from '@/lib/availability/schema/weekly-hours'
import { unknownZipText } from '@/lib/availability/words/times'
import { locateZip } from '@/lib/places/operations/locate-address'
import { recordAudit } from '@/lib/platform/audit'
import { db } from '@/lib/platform/db'
import { FieldError, ForbiddenError } from '@/lib/platform/errors'
import { queuePush } from '@/lib/platform/outbox'

/**
 * Sets the actor's own minimum notice and buffer, in minutes, and where they start from. Existing bookings aren't affected.
 * @throws FieldError for a ZIP code that doesn't exist
 */
export async function saveTerms(actor: Actor, { baseZip = '', ...rules }: SaveTerms): Promise<OwnTerms> {
  if (!canManageSlots(actor)) throw new ForbiddenError()
  const { profileId: photographerId } = actor
  const base = baseZip === '' ? null : await locateZip(baseZip)
  if (baseZip !== '' && !base) throw new FieldError('baseZip', unknownZipText)
  const terms = {
    ...rules,
    baseZip: base && baseZip,
    baseLatitude: base?.latitude ?? null,
    baseLongitude: base?.longitude ?? null,
  }
  return db().$transaction(async (tx) => {
    await lockCalendars(tx, { profileIds: [photographerId] })
    const saved = await tx.bookingTerms.upsert({
      where: { photographerId },
      update: terms,
      create: { photographerId, ...terms },
      select: { minimumNoticeMinutes: true, bufferMinutes: true, baseZip: true },
    })
    await recordAudit(tx, actor, 'booking-terms.saved', photographerId, saved)
    await queuePush(tx, slotsChanged)
    return saved
  })
}
