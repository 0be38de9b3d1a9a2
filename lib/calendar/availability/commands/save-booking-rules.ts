import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { lockCalendars } from '@/lib/calendar/availability/operations/lock-calendars'
import { openCalendar } from '@/lib/calendar/availability/operations/open-calendar'
import { noTerms, slotsChanged } from '@/lib/calendar/availability/rules/slots'
import type { PhotographerTerms, SaveBookingRules } from '@/lib/calendar/availability/schema/weekly-hours'
import { unknownZipText } from '@/lib/calendar/availability/words/times'
import { recordAudit } from '@/lib/platform/data/audit'
import { db } from '@/lib/platform/data/db'
import { EditConflictError, FieldError } from '@/lib/platform/errors'
import { queuePush } from '@/lib/platform/jobs/outbox'
import { editKey } from '@/lib/platform/web/form-values'
import { locateZip } from '@/lib/studio/places/operations/locate-address'

const select = { minimumNoticeMinutes: true, bufferMinutes: true, baseZip: true } as const

/** Without `seen`, the rules replace any. */
type Terms = Omit<SaveBookingRules, 'seen'> & Partial<Pick<SaveBookingRules, 'seen'>>

/**
 * Sets a photographer's minimum notice and buffer, in minutes, and where they start from. Existing bookings aren't affected.
 * @throws see openCalendar; AppError `conflict` if someone else changed them since editing began; FieldError for a ZIP code that doesn't exist
 */
export async function saveBookingRules(actor: Actor, input: Terms): Promise<PhotographerTerms> {
  const { baseZip = '', photographerId: requested, seen, ...rules } = input
  const { photographerId } = await openCalendar(actor, requested)
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
    const before = await tx.bookingTerms.findUnique({ where: { photographerId }, select })
    if (seen !== undefined && editKey(before ?? { ...noTerms, baseZip: null }) !== seen)
      throw new EditConflictError()
    const saved = await tx.bookingTerms.upsert({
      where: { photographerId },
      update: terms,
      create: { photographerId, ...terms },
      select,
    })
    await recordAudit(tx, actor, 'booking-terms.saved', photographerId, saved)
    await queuePush(tx, slotsChanged)
    return saved
  })
}
