'use server'

import { revalidatePath } from 'next/cache'
import { readOffer } from '@/lib/calendar/availability/queries/read-offer'
import { defineAction, defineFormAction } from '@/lib/entry/define-action'
import { blockDaysWithShoots } from '@/lib/workflows/block-days-with-shoots'
import { listShootsToMove } from '@/lib/workflows/list-shoots-to-move'
import { addPattern } from './commands/add-pattern'
import { addSlot } from './commands/add-slot'
import { blockDays } from './commands/block-days'
import { changeOpenTime } from './commands/change-open-time'
import { changePattern } from './commands/change-pattern'
import { holdSlot } from './commands/hold-slot'
import { releaseSlot } from './commands/release-slot'
import { removePattern } from './commands/remove-pattern'
import { removeSlot } from './commands/remove-slot'
import { saveTerms } from './commands/save-terms'
import { toggleSlot } from './commands/toggle-slot'
import { unblockDays } from './commands/unblock-days'
import { undoOpenTime } from './commands/undo-open-time'
import { previewPattern } from './queries/preview-pattern'
import { BlockDays, BlockDaysWithShoots, DayRange } from './schema/blocked-days'
import { ChangeOpenTime, UndoOpenTime } from './schema/open-time'
import { AddSlot, HoldSlot, OneSlot, ReadOffer, ToggleSlot } from './schema/slots'
import { AddPattern, ChangePattern, RemovePattern, SaveTerms } from './schema/weekly-hours'

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
export const previewPatternAction = defineAction({
  access: 'edit-calendars',
  input: AddPattern,
  run: (actor, input) => previewPattern(actor, input),
})

export const addPatternAction = defineAction({
  access: 'edit-calendars',
  input: AddPattern,
  run: (actor, input) => changeCalendar(addPattern(actor, input)),
})

export const changePatternAction = defineAction({
  access: 'edit-calendars',
  input: ChangePattern,
  run: (actor, input) => changeCalendar(changePattern(actor, input)),
})

export const removePatternAction = defineAction({
  access: 'edit-calendars',
  input: RemovePattern,
  run: (actor, { patternId }) => changeCalendar(removePattern(actor, patternId)),
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

export const saveTermsAction = defineFormAction({
  access: 'edit-calendars',
  input: SaveTerms,
  run: (actor, input) => changeCalendar(saveTerms(actor, input)),
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
