import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { mayEdit, queuedFor, unsentUntil } from '@/lib/photos/editing/policy'
import { notOverText, sentAlreadyText } from '@/lib/photos/editing/words'
import type { Transaction } from '@/lib/platform/data/db'
import { lockRow } from '@/lib/platform/data/lock'
import { AppError, NotFoundError } from '@/lib/platform/errors'
import { dateToDatabase } from '@/lib/platform/time/calendar-date'
import { todayIn } from '@/lib/platform/time/clock'
import { pushEvent } from '@/lib/studio/notifications/operations/push-event'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import type { Prisma } from '@/prisma/generated/client'

const person = { id: true, userId: true, fullName: true, role: true, accountStatus: true } as const

const jobFields = {
  id: true,
  propertyAddress: true,
  photographerId: true,
  photographer: { select: person },
  editJob: {
    select: {
      rawLink: true,
      rawFrames: true,
      rawSets: true,
      handedOverAt: true,
      readyAt: true,
      editor: { select: person },
    },
  },
} satisfies Prisma.BookingSelect

type LockedBooking = Prisma.BookingGetPayload<{ select: typeof jobFields }>
/** `editor`: who edits the photos now; null also for an assignment that doesn't count anymore. */
export type LockedJob = LockedBooking & { editor: LockedBooking['photographer'] | null }

/**
 * Locks the booking of an editing job and returns it, whether or not it has a row yet.
 * @throws NotFoundError for a booking that isn't in the actor's queue, AppError `conflict` if its photos were sent, or if there
 * are none to edit
 */
export async function lockJob(tx: Transaction, actor: Actor, bookingId: string): Promise<LockedJob> {
  await lockRow(tx, 'bookings', bookingId)
  const where = { AND: [{ id: bookingId }, queuedFor(actor)] }
  const booking = await tx.booking.findFirst({ where, select: jobFields })
  if (!booking) throw new NotFoundError('Booking not found')
  const { timeZone } = await getStudio()
  const today = dateToDatabase(todayIn(timeZone))
  const open = await tx.booking.count({ where: { AND: [{ id: bookingId }, unsentUntil(today)] } })
  if (open === 0) {
    const sent = await tx.mediaDelivery.count({ where: { bookingId } })
    throw new AppError('conflict', sent > 0 ? sentAlreadyText : notOverText)
  }
  const assigned = booking.editJob?.editor ?? null
  return { ...booking, editor: assigned && mayEdit(assigned, booking) ? assigned : null }
}

/** Saves a locked job, and updates the open pages of those who work on it. @param editor who has the photos from now on */
export async function saveJob(
  tx: Transaction,
  job: LockedJob,
  data: Omit<Prisma.EditJobUncheckedCreateInput, 'bookingId'>,
  editor: { userId: string } | null = job.editor,
): Promise<void> {
  await tx.editJob.upsert({
    where: { bookingId: job.id },
    create: { bookingId: job.id, ...data },
    update: data,
  })
  const people = [job.photographer, job.editor, editor].flatMap((one) => one ?? [])
  await pushEvent(tx, people, 'booking-changed', { bookingId: job.id })
}
