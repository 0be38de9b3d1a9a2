import { randomUUID } from 'node:crypto'
import { makeProfilePhoto } from '@/e2e/support/profile-photo'
import { demoPassword } from '@/e2e/support/test'
import { type ActionTable, nothing } from './action-row'

const photo = await makeProfilePhoto()
const person = { fullName: 'Robin Reed', phone: '', company: '' }

export const accountsActions: ActionTable = {
  signInAction: {
    access: 'anyone',
    input: () => ({ email: 'nobody@example.test', password: 'x' }),
    expected: 'invalid',
  },
  signUpAction: {
    access: 'anyone',
    input: () => ({
      role: 'client',
      ...person,
      email: `${randomUUID()}@example.test`,
      password: 'Cyanotype-of-1842',
    }),
  },
  resendVerificationAction: {
    access: 'anyone',
    input: () => ({ token: randomUUID() }),
    expected: 'not-found',
  },
  verifyEmailAction: { access: 'anyone', input: () => ({ token: randomUUID() }), expected: 'conflict' },
  signOutAction: { access: 'anyone', input: nothing },
  acceptInvitationAction: {
    access: 'anyone',
    input: () => ({
      token: randomUUID(),
      fullName: 'Robin Reed',
      newPassword: 'Lantern-4417-ridge',
      confirmPassword: 'Lantern-4417-ridge',
    }),
    expected: 'conflict',
  },
  inviteMemberAction: {
    access: 'owner',
    input: () => ({ email: `${randomUUID()}@example.test`, role: 'EDITOR' }),
  },
  resendInvitationAction: {
    access: 'owner',
    input: ({ teamInvitationId }) => ({ invitationId: teamInvitationId }),
  },
  revokeInvitationAction: {
    access: 'owner',
    input: ({ teamInvitationId }) => ({ invitationId: teamInvitationId }),
  },
  changeRoleAction: {
    access: 'owner',
    input: ({ colleagueId }) => ({ userId: colleagueId, role: 'EDITOR' }),
  },
  inviteClientAction: {
    access: 'book-for-clients',
    input: () => ({ ...person, email: `${randomUUID()}@example.test` }),
  },
  // Nobody here was invited.
  resendClientInvitationAction: {
    access: 'book-for-clients',
    input: ({ clientId }) => ({ clientId }),
    expected: 'not-found',
  },
  approvePhotographerAction: {
    access: 'manage-accounts',
    input: ({ applicantId }) => ({ userId: applicantId }),
  },
  denyPhotographerAction: {
    access: 'manage-accounts',
    input: ({ applicantId }) => ({ userId: applicantId }),
  },
  disableAccountAction: { access: 'manage-accounts', input: ({ accountId }) => ({ userId: accountId }) },
  reassignBookingsAction: {
    access: 'manage-accounts',
    input: ({ colleagueId, payeeId }) => ({ userId: colleagueId, toUserId: payeeId }),
    expectedOf: { photographer: 'forbidden', owner: 'ok' },
  },
  enableAccountAction: {
    access: 'manage-accounts',
    input: ({ disabledAccountId }) => ({ userId: disabledAccountId }),
  },
  // No visitor has confirmed who they are.
  changeEmailAction: {
    access: 'signed-in',
    input: () => ({ email: `${randomUUID()}@example.test` }),
    expected: 'forbidden',
  },
  cancelEmailChangeAction: { access: 'signed-in', input: nothing, expected: 'conflict' },
  confirmEmailAction: { access: 'anyone', input: () => ({ token: randomUUID() }), expected: 'conflict' },
  undoEmailAction: { access: 'anyone', input: () => ({ token: randomUUID() }), expected: 'conflict' },
  // Outdated input.
  updateProfileAction: {
    access: 'signed-in',
    input: () => ({ ...person, seen: '' }),
    expected: 'conflict',
  },
  changePasswordAction: {
    access: 'signed-in',
    input: () => ({
      currentPassword: `not ${demoPassword}`,
      newPassword: 'Blueprint-of-1843',
      confirmPassword: 'Blueprint-of-1843',
    }),
    expected: 'invalid',
  },
  updateMailPreferencesAction: {
    access: 'signed-in',
    input: () => ({ bookingMail: 'on', messageMail: 'on' }),
  },
  forgotPasswordAction: { access: 'anyone', input: () => ({ email: 'nobody@example.test' }) },
  resetPasswordAction: {
    access: 'anyone',
    input: () => ({
      token: randomUUID(),
      newPassword: 'Blueprint-of-1843',
      confirmPassword: 'Blueprint-of-1843',
    }),
    expected: 'conflict',
  },
  // In this order, which leaves everyone with a photo, as property pages of other tests expect.
  removeAvatarAction: { access: 'signed-in', input: nothing, after: true },
  updateAvatarAction: { access: 'signed-in', input: () => ({ photo }), after: true },
  // Nobody has a session with this id.
  endSessionAction: {
    access: 'signed-in',
    input: () => ({ sessionId: randomUUID() }),
    expected: 'not-found',
  },
  // Replaces the caller's session, which requests on their way have the old one of.
  signOutEverywhereAction: { access: 'signed-in', input: nothing, after: true },
  resendOwnVerificationAction: { access: 'signed-in', input: nothing },
  requestDeletionAction: { access: 'client', input: nothing },
  // Ends what the row above asks for.
  cancelDeletionRequestAction: { access: 'client', input: nothing, after: true },
  // No visitor has confirmed who they are.
  approveDeletionAction: {
    access: 'owner',
    input: ({ deletionRequestId }) => ({ requestId: deletionRequestId }),
    expected: 'forbidden',
  },
  denyDeletionAction: {
    access: 'owner',
    input: ({ deletionRequestId }) => ({ requestId: deletionRequestId, note: 'An invoice is still unpaid.' }),
  },
}
