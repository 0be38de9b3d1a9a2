'use server'

import { revalidatePath } from 'next/cache'
import { z } from 'zod'
import { defineAction, defineFormAction } from '@/lib/entry/define-action'
import { addSlot as addSlotCommand } from './commands/add-slot'
import { removeSlot as removeSlotCommand } from './commands/remove-slot'
import { toggleSlot as toggleSlotCommand } from './commands/toggle-slot'
import { listNearestSlots } from './queries'
import { toSlotChoice } from './rules'
import { AddSlot, RemoveSlot, ToggleSlot } from './schema'

export const addSlot = defineFormAction({
  access: 'photographer',
  input: AddSlot,
  async run(actor, input) {
    const added = await addSlotCommand(actor, input)
    revalidatePath('/admin')
    return added
  },
})

export const toggleSlot = defineAction({
  access: 'photographer',
  input: ToggleSlot,
  async run(actor, input) {
    const toggled = await toggleSlotCommand(actor, input)
    revalidatePath('/admin')
    return toggled
  },
})

export const removeSlot = defineAction({
  access: 'photographer',
  input: RemoveSlot,
  async run(actor, { slotId }) {
    const removed = await removeSlotCommand(actor, slotId)
    revalidatePath('/admin')
    return removed
  },
})

/** What the wizard offers in place of a time that was just taken. */
export const findNearestSlots = defineAction({
  access: 'signed-in',
  input: z.object({ date: z.iso.date(), startTime: z.iso.time({ precision: -1 }) }),
  run: async (actor, wanted) => (await listNearestSlots(actor, wanted)).map(toSlotChoice),
})
