'use server'

import { revalidatePath } from 'next/cache'
import { defineAction } from '@/lib/entry/define-action'
import { bookShoot as bookShootWorkflow } from '@/lib/workflows/book-shoot'
import { approveBooking as approveBookingCommand } from './commands/approve-booking'
import { cancelBooking as cancelBookingCommand } from './commands/cancel-booking'
import { completeBooking as completeBookingCommand } from './commands/complete-booking'
import { rescheduleBooking as rescheduleBookingCommand } from './commands/reschedule-booking'
import { BookingReference, BookShoot, RescheduleBooking } from './schema'

// These two refresh nothing: the wizard leaves for another page, and drawn anew it would miss the slot it has just taken.

export const bookShoot = defineAction({
  access: 'client',
  input: BookShoot,
  run: (actor, input) => bookShootWorkflow(actor, input),
})

export const rescheduleBooking = defineAction({
  access: 'signed-in',
  input: RescheduleBooking,
  run: (actor, input) => rescheduleBookingCommand(actor, input),
})

export const approveBooking = defineAction({
  access: 'photographer',
  input: BookingReference,
  run: (actor, { bookingId }) => refreshing(approveBookingCommand(actor, bookingId)),
})

export const completeBooking = defineAction({
  access: 'photographer',
  input: BookingReference,
  run: (actor, { bookingId }) => refreshing(completeBookingCommand(actor, bookingId)),
})

export const cancelBooking = defineAction({
  access: 'signed-in',
  input: BookingReference,
  run: (actor, { bookingId }) => refreshing(cancelBookingCommand(actor, bookingId)),
})

/** A booking shows on many screens: what the browser has kept of any of them is stale after a change. */
async function refreshing<T>(change: Promise<T>): Promise<T> {
  const result = await change
  revalidatePath('/', 'layout')
  return result
}
