'use server'

import { revalidatePath } from 'next/cache'
import { defineFormAction } from '@/lib/entry/define-action'
import { saveDetails } from './commands/save-details'
import { viewDetails } from './commands/view-details'
import { SaveAccessDetails, ViewAccessDetails } from './schema'

export const viewAccessDetailsAction = defineFormAction({
  access: 'open-access-details',
  input: ViewAccessDetails,
  run: (actor, { bookingId }) => refreshing(bookingId, viewDetails(actor, bookingId)),
})

export const saveAccessDetailsAction = defineFormAction({
  access: 'open-access-details',
  input: SaveAccessDetails,
  run: (actor, input) => refreshing(input.bookingId, saveDetails(actor, input)),
})

/** Awaits a view or a change, then refreshes the booking's page, which lists both. */
async function refreshing<R>(bookingId: string, act: Promise<R>): Promise<R> {
  const result = await act
  revalidatePath(`/booking/${bookingId}`)
  return result
}
