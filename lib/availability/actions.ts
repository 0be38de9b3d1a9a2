'use server'

import { revalidatePath } from 'next/cache'
import { defineAction, defineFormAction } from '@/lib/entry/define-action'
import { addPattern } from './commands/add-pattern'
import { addSlot } from './commands/add-slot'
import { blockDays } from './commands/block-days'
import { holdSlot } from './commands/hold-slot'
import { releaseSlot } from './commands/release-slot'
import { removePattern } from './commands/remove-pattern'
import { removeSlot } from './commands/remove-slot'
import { saveTerms } from './commands/save-terms'
import { toggleSlot } from './commands/toggle-slot'
import { unblockDays } from './commands/unblock-days'
import { AddPattern, BlockDays, RemovePattern, SaveTerms, UnblockDays } from './hours/schema'
import { readOffer } from './queries'
import { previewPattern } from './queries/preview-pattern'
import { AddSlot, HoldSlot, ReadOffer, ReleaseSlot, RemoveSlot, ToggleSlot } from './schema'

export const addSlotAction = defineFormAction({
  access: 'photographer',
  input: AddSlot,
  async run(actor, input) {
    const added = await addSlot(actor, input)
    revalidateCalendar()
    return added
  },
})

export const toggleSlotAction = defineAction({
  access: 'photographer',
  input: ToggleSlot,
  async run(actor, input) {
    const toggled = await toggleSlot(actor, input)
    revalidateCalendar()
    return toggled
  },
})

export const removeSlotAction = defineAction({
  access: 'photographer',
  input: RemoveSlot,
  async run(actor, { slotId }) {
    const removed = await removeSlot(actor, slotId)
    revalidateCalendar()
    return removed
  },
})

/** The offer as it is now, for a calendar that is being looked at. */
export const readOfferAction = defineAction({
  access: 'signed-in',
  input: ReadOffer,
  run: (actor, input) => readOffer(actor, input),
})

/** Keeps a time for the person who is booking it; see the command for how long. */
export const holdSlotAction = defineAction({
  access: 'signed-in',
  input: HoldSlot,
  run: (actor, input) => holdSlot(actor, input),
})

export const releaseSlotAction = defineAction({
  access: 'signed-in',
  input: ReleaseSlot,
  async run(actor, { slotId }) {
    await releaseSlot(actor, slotId)
    return null
  },
})

/** What weekly hours would make; it writes nothing. */
export const previewPatternAction = defineAction({
  access: 'photographer',
  input: AddPattern,
  run: (actor, input) => previewPattern(actor, input),
})

export const addPatternAction = defineAction({
  access: 'photographer',
  input: AddPattern,
  async run(actor, input) {
    const opened = await addPattern(actor, input)
    revalidateCalendar()
    return opened
  },
})

export const removePatternAction = defineAction({
  access: 'photographer',
  input: RemovePattern,
  async run(actor, { patternId }) {
    const removed = await removePattern(actor, patternId)
    revalidateCalendar()
    return removed
  },
})

export const blockDaysAction = defineAction({
  access: 'photographer',
  input: BlockDays,
  async run(actor, input) {
    const outcome = await blockDays(actor, input)
    revalidateCalendar()
    return outcome
  },
})

export const unblockDaysAction = defineAction({
  access: 'photographer',
  input: UnblockDays,
  async run(actor, input) {
    const unblocked = await unblockDays(actor, input)
    revalidateCalendar()
    return unblocked
  },
})

export const saveTermsAction = defineFormAction({
  access: 'photographer',
  input: SaveTerms,
  async run(actor, input) {
    const saved = await saveTerms(actor, input)
    revalidateCalendar()
    return saved
  },
})

/** The two pages on which a photographer sees their own calendar. */
function revalidateCalendar(): void {
  revalidatePath('/admin')
  revalidatePath('/settings/availability')
}
