import type { ActionTable } from './action-row'

/** Editors work with everyone's shoots; photographers with those they handle, and the owner with all. Nothing is due yet. */
const theirs = { onOthersRecords: { photographer: 'not-found', owner: 'conflict' } } as const

export const editingActions: ActionTable = {
  assignEditorAction: {
    ...theirs,
    access: 'assign-editors',
    input: ({ bookingId }) => ({ bookingId, editorId: null, expectedId: null }),
    expected: 'conflict',
  },
  takeJobAction: {
    ...theirs,
    access: 'prepare-photos',
    input: ({ bookingId }) => ({ bookingId }),
    expected: 'conflict',
  },
  returnJobAction: {
    ...theirs,
    access: 'prepare-photos',
    input: ({ bookingId }) => ({ bookingId }),
    expected: 'conflict',
  },
  setReadyAction: {
    ...theirs,
    access: 'open-editing',
    input: ({ bookingId }) => ({ bookingId, isReady: true }),
    expected: 'conflict',
  },
  handOverRawsAction: {
    ...theirs,
    access: 'price-photos',
    input: ({ bookingId }) => ({
      bookingId,
      rawLink: 'https://www.dropbox.com/isolation',
      rawFrames: '3',
      rawSets: '1',
      note: '',
    }),
    expected: 'conflict',
  },
}
