'use server'

import { revalidatePath } from 'next/cache'
import { z } from 'zod'
import { defineAction } from '@/lib/entry/define-action'
import { bookShoot as bookShootWorkflow } from '@/lib/workflows/book-shoot'
import { chargeLateFee as chargeLateFeeWorkflow } from '@/lib/workflows/charge-late-fee'
import { approveBooking as approveBookingCommand } from './commands/approve-booking'
import { cancelBooking as cancelBookingCommand } from './commands/cancel-booking'
import { closeFeed } from './commands/close-feed'
import { completeBooking as completeBookingCommand } from './commands/complete-booking'
import { openFeed } from './commands/open-feed'
import { replaceFeed } from './commands/replace-feed'
import { rescheduleBooking as rescheduleBookingCommand } from './commands/reschedule-booking'
import { waiveLateFee as waiveLateFeeCommand } from './commands/waive-late-fee'
import { BookingReference, BookShoot, CancelBooking, RescheduleBooking } from './schema'

const Nothing = z.object({})

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
  input: CancelBooking,
  run: (actor, { bookingId, shownFeeCents }) =>
    refreshing(cancelBookingCommand(actor, bookingId, shownFeeCents)),
})

export const chargeLateFee = defineAction({
  access: 'photographer',
  input: BookingReference,
  run: (actor, { bookingId }) => refreshing(chargeLateFeeWorkflow(actor, bookingId)),
})

export const waiveLateFee = defineAction({
  access: 'photographer',
  input: BookingReference,
  run: (actor, { bookingId }) => refreshing(waiveLateFeeCommand(actor, bookingId)),
})

export const openCalendarFeed = defineAction({
  access: 'signed-in',
  input: Nothing,
  run: (actor) => refreshing(openFeed(actor)),
})

export const replaceCalendarFeed = defineAction({
  access: 'signed-in',
  input: Nothing,
  run: (actor) => refreshing(replaceFeed(actor)),
})

export const closeCalendarFeed = defineAction({
  access: 'signed-in',
  input: Nothing,
  run: (actor) => refreshing(closeFeed(actor)),
})

/** A booking shows on many screens: what the browser has kept of any of them is stale after a change. */
async function refreshing<T>(change: Promise<T>): Promise<T> {
  const result = await change
  revalidatePath('/', 'layout')
  return result
}
