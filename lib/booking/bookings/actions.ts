'use server'

import { revalidatePath } from 'next/cache'
import { BookForClient, BookShoot, RescheduleBooking } from '@/lib/booking/bookings/schema/booking-form'
import {
  AddItem,
  BookingReference,
  CancelBooking,
  ReassignBooking,
  RemoveItem,
  SetClientTerms,
} from '@/lib/booking/bookings/schema/changes'
import { RecordStep, TickShot } from '@/lib/booking/bookings/schema/shoot-day'
import { defineAction, Nothing } from '@/lib/entry/define-action'
import { refreshAfter } from '@/lib/entry/refresh-after'
import { approveBooking } from '@/lib/workflows/approve-booking'
import { bookForClient, bookShoot } from '@/lib/workflows/book-shoot'
import { cancelBooking } from '@/lib/workflows/cancel-booking'
import { chargeLateFee } from '@/lib/workflows/charge-late-fee'
import { waiveLateFee } from '@/lib/workflows/waive-late-fee'
import { addItem } from './commands/add-item'
import { clearAirspace } from './commands/clear-airspace'
import { closeFeed } from './commands/close-feed'
import { completeBooking } from './commands/complete-booking'
import { openFeed } from './commands/open-feed'
import { reassignBooking } from './commands/reassign-booking'
import { recordStep } from './commands/record-step'
import { removeItem } from './commands/remove-item'
import { replaceFeed } from './commands/replace-feed'
import { rescheduleBooking } from './commands/reschedule-booking'
import { setClientTerms } from './commands/set-client-terms'
import { tickShot } from './commands/tick-shot'
import { undoStep } from './commands/undo-step'

// The first three don't refresh: the wizard navigates away, and a re-render would show its slot as taken.

export const bookShootAction = defineAction({
  access: 'client',
  input: BookShoot,
  run: (actor, input) => bookShoot(actor, input),
})

export const bookForClientAction = defineAction({
  access: 'book-for-clients',
  input: BookForClient,
  run: (actor, input) => bookForClient(actor, input),
})

export const rescheduleBookingAction = defineAction({
  access: 'open-bookings',
  input: RescheduleBooking,
  run: (actor, input) => rescheduleBooking(actor, input),
})

export const approveBookingAction = defineAction({
  access: 'manage-bookings',
  input: BookingReference,
  run: (actor, { bookingId }) => refreshing(approveBooking(actor, bookingId)),
})

export const completeBookingAction = defineAction({
  access: 'manage-bookings',
  input: BookingReference,
  run: (actor, { bookingId }) => refreshing(completeBooking(actor, bookingId)),
})

export const clearAirspaceAction = defineAction({
  access: 'manage-bookings',
  input: BookingReference,
  run: (actor, { bookingId }) => refreshing(clearAirspace(actor, bookingId)),
})

export const recordStepAction = defineAction({
  access: 'photographer',
  input: RecordStep,
  run: (actor, input) => refreshing(recordStep(actor, input)),
})

export const undoStepAction = defineAction({
  access: 'photographer',
  input: RecordStep,
  run: (actor, input) => refreshing(undoStep(actor, input)),
})

export const tickShotAction = defineAction({
  access: 'manage-bookings',
  input: TickShot,
  run: (actor, input) => refreshAfter(tickShot(actor, input)),
})

export const cancelBookingAction = defineAction({
  access: 'open-bookings',
  input: CancelBooking,
  run: (actor, input) => refreshing(cancelBooking(actor, input)),
})

export const reassignBookingAction = defineAction({
  access: 'manage-bookings',
  input: ReassignBooking,
  run: (actor, input) => refreshing(reassignBooking(actor, input)),
})

export const addItemAction = defineAction({
  access: 'manage-bookings',
  input: AddItem,
  run: (actor, input) => refreshing(addItem(actor, input)),
})

export const removeItemAction = defineAction({
  access: 'manage-bookings',
  input: RemoveItem,
  run: (actor, input) => refreshing(removeItem(actor, input)),
})

export const chargeLateFeeAction = defineAction({
  access: 'manage-bookings',
  input: BookingReference,
  run: (actor, { bookingId }) => refreshing(chargeLateFee(actor, bookingId)),
})

export const waiveLateFeeAction = defineAction({
  access: 'manage-bookings',
  input: BookingReference,
  run: (actor, { bookingId }) => refreshing(waiveLateFee(actor, bookingId)),
})

export const setClientTermsAction = defineAction({
  access: 'see-clients',
  input: SetClientTerms,
  run: (actor, input) => refreshAfter(setClientTerms(actor, input)),
})

export const openCalendarFeedAction = defineAction({
  access: 'open-bookings',
  input: Nothing,
  run: (actor) => refreshing(openFeed(actor)),
})

export const replaceCalendarFeedAction = defineAction({
  access: 'open-bookings',
  input: Nothing,
  run: (actor) => refreshing(replaceFeed(actor)),
})

export const closeCalendarFeedAction = defineAction({
  access: 'open-bookings',
  input: Nothing,
  run: (actor) => refreshing(closeFeed(actor)),
})

/** Invalidates every cached page after a change, because bookings appear on many of them. */
async function refreshing<T>(change: Promise<T>): Promise<T> {
  const result = await change
  revalidatePath('/', 'layout')
  return result
}
