'use server'

import { revalidatePath } from 'next/cache'
import { defineAction, defineFormAction } from '@/lib/entry/define-action'
import { saveAccessDetails } from './commands/save-access-details'
import { viewAccessDetails } from './commands/view-access-details'
import { openTypedDetails, sealTypedDetails } from './operations/seal-details'
import { AccessDetails, SaveAccessDetails, SealedDetails, ViewAccessDetails } from './schema'

export const viewAccessDetailsAction = defineFormAction({
  access: 'open-access-details',
  input: ViewAccessDetails,
  run: (actor, { bookingId }) => refreshing(bookingId, viewAccessDetails(actor, bookingId)),
})

export const saveAccessDetailsAction = defineFormAction({
  access: 'open-access-details',
  input: SaveAccessDetails,
  run: (actor, input) => refreshing(input.bookingId, saveAccessDetails(actor, input)),
})

// For a client who books: the details outlast the page of the bank that confirms the card.

export const sealTypedDetailsAction = defineAction({
  access: 'client',
  input: AccessDetails,
  run: async ({ profileId }, details) => sealTypedDetails(profileId, details),
})

export const openTypedDetailsAction = defineAction({
  access: 'client',
  input: SealedDetails,
  run: async ({ profileId }, { sealed }) => openTypedDetails(profileId, sealed),
})

/** Awaits a view or a change, then refreshes the booking's page, which lists both; even after an error, often caused by someone else's change. */
async function refreshing<R>(bookingId: string, act: Promise<R>): Promise<R> {
  try {
    return await act
  } finally {
    revalidatePath(`/booking/${bookingId}`)
  }
}
