'use server'

import { defineAction } from '@/lib/entry/define-action'
import { NotFoundError } from '@/lib/platform/errors'
import { recordSaved } from './commands/record-saved'
import { findReelSource } from './queries/find-reel-source'
import { OneReel, SavedReel } from './schema'

/** Reads what a reel is made from, for those who may open all of the delivery's photos. */
export const openReelAction = defineAction({
  access: 'open-photos',
  input: OneReel,
  run: async (actor, { deliveryId }) => {
    const source = await findReelSource(actor, deliveryId)
    if (!source) throw new NotFoundError('Delivery not found')
    return source
  },
})

export const recordSavedReelAction = defineAction({
  access: 'open-photos',
  input: SavedReel,
  run: recordSaved,
})
