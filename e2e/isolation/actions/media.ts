import type { ActionTable } from './action-row'

export const mediaActions: ActionTable = {
  addMediaFilesAction: {
    access: 'prepare-photos',
    input: ({ deliveryId, unsentMediaId }) => ({ deliveryId, mediaIds: [unsentMediaId] }),
    onOthersRecords: { photographer: 'not-found' },
    // A photographer uploaded it.
    expectedOf: { editor: 'invalid' },
  },
  deleteMediaFileAction: {
    access: 'prepare-photos',
    input: ({ mediaId }) => ({ mediaId }),
    onOthersRecords: { photographer: 'not-found' },
  },
  discardMediaFilesAction: {
    access: 'prepare-photos',
    input: ({ discardedMediaId }) => ({ mediaIds: [discardedMediaId] }),
    onOthersRecords: { photographer: 'ok' },
  },
  setCaptionsAction: {
    access: 'prepare-photos',
    input: ({ filmId }) => ({ mediaId: filmId, file: 'WEBVTT\n\n00:01.000 --> 00:02.000\nHello' }),
    onOthersRecords: { photographer: 'not-found' },
  },
  setChaptersAction: {
    access: 'prepare-photos',
    input: ({ filmId }) => ({ mediaId: filmId, chapters: '0:00 Front' }),
    onOthersRecords: { photographer: 'not-found' },
  },
  setUnbrandedAction: {
    access: 'prepare-photos',
    input: ({ filmId }) => ({ mediaId: filmId, isUnbranded: true }),
    onOthersRecords: { photographer: 'not-found' },
  },
}
