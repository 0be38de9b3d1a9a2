import { randomUUID } from 'node:crypto'
import { recoveryCodes } from '@/lib/people/second-factor/limits'
import { type ActionTable, nothing } from './action-row'

const id = () => ({ id: randomUUID() })
const credential = { id: 'x', rawId: 'x', type: 'public-key', clientExtensionResults: {} }
const assertion = {
  ...credential,
  response: { clientDataJSON: 'x', authenticatorData: 'x', signature: 'x' },
}
const registration = { ...credential, response: { clientDataJSON: 'x', attestationObject: 'x' } }

// No visitor has confirmed who they are, or entered a password.
const unconfirmed = { access: 'signed-in', expected: 'forbidden' } as const
const unconfirmedAdding = { access: 'adding-factor', expected: 'forbidden' } as const

export const factorsActions: ActionTable = {
  enterCodeAction: {
    access: 'anyone',
    // A recovery code: the fixture's authenticator has no secret.
    input: () => ({ code: 'A'.repeat(recoveryCodes.length) }),
    expected: 'not-signed-in',
    expectedOf: { rememberedDevice: 'invalid' },
  },
  startPasskeySignInAction: { access: 'anyone', input: nothing },
  signInWithPasskeyAction: {
    access: 'anyone',
    input: () => ({ response: assertion }),
    expected: 'conflict',
  },
  confirmIdentityAction: {
    access: 'adding-factor',
    input: () => ({ password: 'Not-the-password-1' }),
    expected: 'invalid',
  },
  startPasskeyConfirmationAction: { access: 'signed-in', input: nothing },
  confirmWithPasskeyAction: {
    access: 'signed-in',
    input: () => ({ response: assertion }),
    expected: 'conflict',
  },
  startAuthenticatorAction: { ...unconfirmedAdding, input: nothing },
  confirmAuthenticatorAction: { ...unconfirmedAdding, input: () => ({ code: '123456' }) },
  removeAuthenticatorAction: { ...unconfirmed, input: nothing },
  startPasskeyAction: { ...unconfirmedAdding, input: nothing },
  addPasskeyAction: { ...unconfirmedAdding, input: () => ({ name: 'Phone', response: registration }) },
  renamePasskeyAction: { ...unconfirmed, input: () => ({ ...id(), name: 'Phone' }) },
  removePasskeyAction: { ...unconfirmed, input: id },
  replaceRecoveryCodesAction: { ...unconfirmed, input: nothing },
  changeRequirementAction: {
    access: 'owner',
    input: () => ({ isRequired: 'on', seen: '' }),
    expected: 'forbidden',
  },
  resetFactorsAction: {
    access: 'owner',
    input: ({ accountId }) => ({ userId: accountId }),
    expected: 'forbidden',
  },
  forgetDeviceAction: { access: 'signed-in', input: id, expected: 'not-found' },
}
