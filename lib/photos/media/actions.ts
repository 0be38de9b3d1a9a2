'use server'

import { defineAction, defineFormAction } from '@/lib/entry/define-action'
import { refreshAfter } from '@/lib/entry/refresh-after'
import { addMediaFiles } from './commands/add-media-files'
import { deleteMediaFile } from './commands/delete-media-file'
import { discardMediaFiles } from './commands/discard-media-files'
import { setCaptions } from './commands/set-captions'
import { setChapters } from './commands/set-chapters'
import { setUnbranded } from './commands/set-unbranded'
import { AddMedia, DiscardMedia, OneMedium, SetCaptions, SetChapters, SetUnbranded } from './schema'

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

/** Adds, replaces or removes the captions of a film. */
export const setCaptionsAction = defineAction({
  access: 'prepare-photos',
  input: SetCaptions,
  run: (actor, input) => refreshAfter(setCaptions(actor, input)),
})

export const setChaptersAction = defineFormAction({
  access: 'prepare-photos',
  input: SetChapters,
  run: (actor, input) => refreshAfter(setChapters(actor, input)),
})

/** Deletes films and documents that were uploaded and not sent. */
export const discardMediaFilesAction = defineAction({
  access: 'prepare-photos',
  input: DiscardMedia,
  run: (actor, { mediaIds }) => discardMediaFiles(actor, mediaIds),
})
