'use server'

import { renewSession } from '@/lib/auth/session'
import { defineAction, defineFormAction, Nothing } from '@/lib/entry/define-action'
import { refreshAfter, refreshInAnyCase } from '@/lib/entry/refresh-after'
import { cancelDeletionRequest } from '@/lib/people/accounts/commands/cancel-deletion-request'
import { changePassword } from '@/lib/people/accounts/commands/change-password'
import { endOtherSessions } from '@/lib/people/accounts/commands/end-other-sessions'
import { endSession } from '@/lib/people/accounts/commands/end-session'
import { removeAvatar } from '@/lib/people/accounts/commands/remove-avatar'
import { requestDeletion } from '@/lib/people/accounts/commands/request-deletion'
import { updateAvatar } from '@/lib/people/accounts/commands/update-avatar'
import { updateMailPreferences } from '@/lib/people/accounts/commands/update-mail-preferences'
import { updateProfile } from '@/lib/people/accounts/commands/update-profile'
import {
  ChangePassword,
  EndSession,
  UpdateAvatar,
  UpdateMailPreferences,
  UpdateProfile,
} from '@/lib/people/accounts/schema/profile'

export const updateProfileAction = defineFormAction({
  access: 'signed-in',
  input: UpdateProfile,
  run: (actor, input) => refreshInAnyCase(updateProfile(actor, input)),
})

/** Expects the cropped square, not the original file: Next.js limits an action's body to 1 MB. */
export const updateAvatarAction = defineAction({
  access: 'signed-in',
  input: UpdateAvatar,
  run: (actor, { photo }) => refreshAfter(updateAvatar(actor, photo)),
})

export const removeAvatarAction = defineAction({
  access: 'signed-in',
  input: Nothing,
  run: (actor) => refreshAfter(removeAvatar(actor)),
})

export const changePasswordAction = defineFormAction({
  access: 'signed-in',
  input: ChangePassword,
  run: async (actor, input) => {
    // Changing the password ends every session, so this browser needs a new one.
    await renewSession(await changePassword(actor, input))
  },
})

/** Ends the account's sessions in every other browser. */
export const signOutEverywhereAction = defineAction({
  access: 'signed-in',
  input: Nothing,
  run: async (actor) => renewSession(await endOtherSessions(actor)),
})

export const endSessionAction = defineAction({
  access: 'signed-in',
  input: EndSession,
  run: (actor, { sessionId }) => refreshInAnyCase(endSession(actor, sessionId)),
})

export const updateMailPreferencesAction = defineFormAction({
  access: 'signed-in',
  input: UpdateMailPreferences,
  run: (actor, preferences) => refreshAfter(updateMailPreferences(actor, preferences)),
})

export const requestDeletionAction = defineAction({
  access: 'client',
  input: Nothing,
  run: (actor) => refreshAfter(requestDeletion(actor)),
})

export const cancelDeletionRequestAction = defineAction({
  access: 'client',
  input: Nothing,
  run: (actor) => refreshAfter(cancelDeletionRequest(actor)),
})
