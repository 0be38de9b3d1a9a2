'use server'

import { defineAction } from '@/lib/entry/define-action'
import { refreshAfter } from '@/lib/entry/refresh-after'
import { addMediaFiles } from './commands/add-media-files'
import { deleteMediaFile } from './commands/delete-media-file'
import { discardMediaFiles } from './commands/discard-media-files'
import { setUnbranded } from './commands/set-unbranded'
import { AddMedia, DiscardMedia, OneMedium, SetUnbranded } from './schema'

export const addMediaFilesAction = defineAction({
  access: 'prepare-photos',
  input: AddMedia,
  run: (actor, input) => refreshAfter(addMediaFiles(actor, input)),
})

export const deleteMediaFileAction = defineAction({
  access: 'prepare-photos',
  input: OneMedium,
  run: (actor, { mediaId }) => refreshAfter(deleteMediaFile(actor, mediaId)),
})

export const setUnbrandedAction = defineAction({
  access: 'prepare-photos',
  input: SetUnbranded,
  run: (actor, input) => refreshAfter(setUnbranded(actor, input)),
})

/** Deletes films and documents that were uploaded and not sent. */
export const discardMediaFilesAction = defineAction({
  access: 'prepare-photos',
  input: DiscardMedia,
  run: (actor, { mediaIds }) => discardMediaFiles(actor, mediaIds),
})
