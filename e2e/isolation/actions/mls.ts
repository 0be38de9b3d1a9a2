import { randomUUID } from 'node:crypto'
import type { ActionTable } from './action-row'

/** No profile has this id: the calls pass the access check but change nothing. */
const profileId = randomUUID()

export const mlsActions: ActionTable = {
  addProfileAction: {
    access: 'change-settings',
    input: () => ({ copyOf: profileId }),
    expected: 'not-found',
  },
  changeProfileAction: {
    access: 'change-settings',
    input: () => ({ profileId, seen: 'never' }),
    expected: 'not-found',
  },
  setProfileActiveAction: {
    access: 'change-settings',
    input: () => ({ profileId, active: false }),
    expected: 'not-found',
  },
  deleteProfileAction: {
    access: 'change-settings',
    input: () => ({ profileId }),
    expected: 'not-found',
  },
  restoreProfileAction: {
    access: 'change-settings',
    input: () => ({ profileId }),
    expected: 'not-found',
  },
  openMlsDownloadAction: {
    access: 'open-photos',
    input: ({ deliveryId }) => ({ deliveryId }),
    onOthersRecords: { client: 'not-found', photographer: 'ok' },
    reached: { transferHolder: 'ok' },
  },
  // A selection of no photo, so that nothing is rendered.
  preparePhotosAction: {
    access: 'open-photos',
    input: ({ deliveryId, mlsProfileId }) => ({ deliveryId, profile: mlsProfileId, photos: '~AAAAAA' }),
    onOthersRecords: { client: 'not-found' },
    reached: { transferHolder: 'ok' },
  },
  readProgressAction: {
    access: 'open-photos',
    input: ({ deliveryId, mlsProfileId }) => ({ deliveryId, profile: mlsProfileId, photos: 'all' }),
    onOthersRecords: { client: 'not-found', photographer: 'ok' },
    reached: { transferHolder: 'ok' },
  },
}
