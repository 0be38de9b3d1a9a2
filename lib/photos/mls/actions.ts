'use server'

import { defineAction, defineFormAction } from '@/lib/entry/define-action'
import { refreshInAnyCase } from '@/lib/entry/refresh-after'
import { NotFoundError } from '@/lib/platform/errors'
import { addProfile } from './commands/add-profile'
import { changeProfile } from './commands/change-profile'
import { deleteProfile } from './commands/delete-profile'
import { preparePhotos } from './commands/prepare-photos'
import { restoreProfile } from './commands/restore-profile'
import { setProfileActive } from './commands/set-profile-active'
import { readMlsPage } from './queries/read-mls-page'
import { readProgress } from './queries/read-progress'
import { MlsRequest, OpenMlsDownload } from './schema/download'
import { AddProfile, ChangeProfile, ProfileChoice, SetProfileActive } from './schema/profiles'

export const addProfileAction = defineAction({
  access: 'change-settings',
  input: AddProfile,
  run: (actor, input) => refreshInAnyCase(addProfile(actor, input)),
})

export const changeProfileAction = defineFormAction({
  access: 'change-settings',
  input: ChangeProfile,
  run: (actor, input) => refreshInAnyCase(changeProfile(actor, input)),
})

export const setProfileActiveAction = defineAction({
  access: 'change-settings',
  input: SetProfileActive,
  run: (actor, input) => refreshInAnyCase(setProfileActive(actor, input)),
})

export const deleteProfileAction = defineAction({
  access: 'change-settings',
  input: ProfileChoice,
  run: (actor, { profileId }) => refreshInAnyCase(deleteProfile(actor, profileId)),
})

export const restoreProfileAction = defineAction({
  access: 'change-settings',
  input: ProfileChoice,
  run: (actor, { profileId }) => refreshInAnyCase(restoreProfile(actor, profileId)),
})

/** Reads what is needed to prepare a delivery for a board, for those who may open its photos. */
export const openMlsDownloadAction = defineAction({
  access: 'open-photos',
  input: OpenMlsDownload,
  run: async (actor, wanted) => {
    const page = await readMlsPage(actor, wanted)
    if (!page) throw new NotFoundError('Delivery not found')
    return page
  },
})

/** Queues the rendering of photos for a board, for those who may open them. */
export const preparePhotosAction = defineAction({
  access: 'open-photos',
  input: MlsRequest,
  run: preparePhotos,
})

export const readProgressAction = defineAction({
  access: 'open-photos',
  input: MlsRequest,
  run: readProgress,
})
