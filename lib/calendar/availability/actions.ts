'use server'

import { revalidatePath } from 'next/cache'
import { readOffer } from '@/lib/calendar/availability/queries/read-offer'
import { defineAction, defineFormAction } from '@/lib/entry/define-action'
import { blockDaysWithShoots } from '@/lib/workflows/block-days-with-shoots'
import { listShootsToMove } from '@/lib/workflows/list-shoots-to-move'
import { addSlot } from './commands/add-slot'
import { addWeeklyHours } from './commands/add-weekly-hours'
import { blockDays } from './commands/block-days'
import { changeOpenTime } from './commands/change-open-time'
import { changeWeeklyHours } from './commands/change-weekly-hours'
import { holdSlot } from './commands/hold-slot'
import { releaseSlot } from './commands/release-slot'
import { removeSlot } from './commands/remove-slot'
import { removeWeeklyHours } from './commands/remove-weekly-hours'
import { saveBookingRules } from './commands/save-booking-rules'
import { toggleSlot } from './commands/toggle-slot'
import { unblockDays } from './commands/unblock-days'
import { undoOpenTime } from './commands/undo-open-time'
import { previewWeeklyHours } from './queries/preview-weekly-hours'
import { BlockDays, BlockDaysWithShoots, DayRange } from './schema/blocked-days'
import { ChangeOpenTime, UndoOpenTime } from './schema/open-time'
import { AddSlot, HoldSlot, OneSlot, ReadOffer, ToggleSlot } from './schema/slots'
import { AddWeeklyHours, ChangeWeeklyHours, RemoveWeeklyHours, SaveBookingRules } from './schema/weekly-hours'

export const addSlotAction = defineFormAction({
  access: 'edit-calendars',
  input: AddSlot,
  run: (actor, input) => changeCalendar(addSlot(actor, input)),
})

/** Opens a time of a day for bookings, or closes it. */
export const changeOpenTimeAction = defineFormAction({
  access: 'edit-calendars',
  input: ChangeOpenTime,
  run: (actor, input) => changeCalendar(changeOpenTime(actor, input)),
})

/** Undoes the opening or closing of a time. */
export const undoOpenTimeAction = defineAction({
  access: 'edit-calendars',
  input: UndoOpenTime,
  run: (actor, input) => changeCalendar(undoOpenTime(actor, input)),
})

export const toggleSlotAction = defineAction({
  access: 'edit-calendars',
  input: ToggleSlot,
  run: (actor, input) => changeCalendar(toggleSlot(actor, input)),
})

export const removeSlotAction = defineAction({
  access: 'edit-calendars',
  input: OneSlot,
  run: (actor, { slotId }) => changeCalendar(removeSlot(actor, slotId)),
})

/** Returns the current available times, to refresh an open calendar. */
export const readOfferAction = defineAction({
  access: 'open-bookings',
  input: ReadOffer,
  run: readOffer,
})

/** Holds a time for the person who is booking it; see the command for how long. */
export const holdSlotAction = defineAction({
  access: 'open-bookings',
  input: HoldSlot,
  run: (actor, input) => holdSlot(actor, input),
})

export const releaseSlotAction = defineAction({
  access: 'open-bookings',
  input: OneSlot,
  run: (actor, { slotId }) => releaseSlot(actor, slotId),
})

/** Previews the slots that weekly hours would add. Writes nothing. */
export const previewWeeklyHoursAction = defineAction({
  access: 'edit-calendars',
  input: AddWeeklyHours,
  run: (actor, input) => previewWeeklyHours(actor, input),
})

export const addWeeklyHoursAction = defineAction({
  access: 'edit-calendars',
  input: AddWeeklyHours,
  run: (actor, input) => changeCalendar(addWeeklyHours(actor, input)),
})

export const changeWeeklyHoursAction = defineAction({
  access: 'edit-calendars',
  input: ChangeWeeklyHours,
  run: (actor, input) => changeCalendar(changeWeeklyHours(actor, input)),
})

export const removeWeeklyHoursAction = defineAction({
  access: 'edit-calendars',
  input: RemoveWeeklyHours,
  run: (actor, { patternId }) => changeCalendar(removeWeeklyHours(actor, patternId)),
})

export const blockDaysAction = defineAction({
  access: 'edit-calendars',
  input: BlockDays,
  run: (actor, input) => changeCalendar(blockDays(actor, input)),
})

/** Lists the shoots on days to block, with the colleagues who could take them. */
export const listShootsToMoveAction = defineAction({
  access: 'edit-calendars',
  input: DayRange,
  run: (actor, input) => listShootsToMove(actor, input),
})

export const blockDaysWithShootsAction = defineAction({
  access: 'edit-calendars',
  input: BlockDaysWithShoots,
  async run(actor, input) {
    const result = await blockDaysWithShoots(actor, input)
    // Bookings appear on many screens.
    revalidatePath('/', 'layout')
    return result
  },
})

export const unblockDaysAction = defineAction({
  access: 'edit-calendars',
  input: DayRange,
  run: (actor, input) => changeCalendar(unblockDays(actor, input)),
})

export const saveBookingRulesAction = defineFormAction({
  access: 'edit-calendars',
  input: SaveBookingRules,
  run: (actor, input) => changeCalendar(saveBookingRules(actor, input)),
})

/** Awaits a change, then revalidates the pages that show a calendar; even after an error, which is often caused by someone else's change. */
async function changeCalendar<R>(change: Promise<R>): Promise<R> {
  try {
    return await change
  } finally {
    revalidatePath('/admin')
    revalidatePath('/calendar')
  }
}
