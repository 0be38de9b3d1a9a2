'use server'

import { defineAction } from '@/lib/entry/define-action'
import { refreshAfter } from '@/lib/entry/refresh-after'
import { addMedia } from './commands/add-media'
import { deleteMedia } from './commands/delete-media'
import { discardMedia } from './commands/discard-media'
import { setUnbranded } from './commands/set-unbranded'
import { AddMedia, DiscardMedia, OneMedium, SetUnbranded } from './schema'

export const addMediaAction = defineAction({
  access: 'prepare-photos',
  input: AddMedia,
  run: (actor, input) => refreshAfter(addMedia(actor, input)),
})

export const deleteMediaAction = defineAction({
  access: 'prepare-photos',
  input: OneMedium,
  run: (actor, { mediaId }) => refreshAfter(deleteMedia(actor, mediaId)),
})

export const setUnbrandedAction = defineAction({
  access: 'prepare-photos',
  input: SetUnbranded,
  run: (actor, input) => refreshAfter(setUnbranded(actor, input)),
})

/** Deletes films and documents that were uploaded and not sent. */
export const discardMediaAction = defineAction({
  access: 'prepare-photos',
  input: DiscardMedia,
  run: (actor, { mediaIds }) => discardMedia(actor, mediaIds),
})
