'use server'

import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { assertRecentlyConfirmed } from '@/lib/auth/authorize-confirmed'
import { clientAddress } from '@/lib/auth/client-address'
import { flashOnNextPage } from '@/lib/auth/flash'
import { recognizeDevice } from '@/lib/auth/known-device'
import { readDeviceToken } from '@/lib/auth/known-device-cookie'
import { safeNextPath } from '@/lib/auth/next-path'
import { expirePasskeySecret, readPasskeySecret, writePasskeySecret } from '@/lib/auth/passkey-cookie'
import { readPendingSignIn } from '@/lib/auth/pending-sign-in'
import { writeRememberedSecret } from '@/lib/auth/remembered-device-cookie'
import { finishSignIn } from '@/lib/auth/session'
import { confirmSession, readCaller } from '@/lib/auth/sessions'
import { readViewerSession } from '@/lib/auth/viewer'
import { confirmFirstText, describeDevice, signedInTexts } from '@/lib/auth/words'
import { defineAction, defineFormAction, Nothing } from '@/lib/entry/define-action'
import { refreshAfter, refreshInAnyCase } from '@/lib/entry/refresh-after'
import { AppError } from '@/lib/platform/errors'
import { addPasskey } from './commands/add-passkey'
import { changeRequirement } from './commands/change-requirement'
import { checkIdentity } from './commands/check-identity'
import { confirmAuthenticator } from './commands/confirm-authenticator'
import { forgetDevice } from './commands/forget-device'
import { rememberSecondFactor } from './commands/remember-device'
import { removeAuthenticator } from './commands/remove-authenticator'
import { removePasskey } from './commands/remove-passkey'
import { renamePasskey } from './commands/rename-passkey'
import { replaceRecoveryCodes } from './commands/replace-recovery-codes'
import { requestPasskey } from './commands/request-passkey'
import { resetFactors } from './commands/reset-factors'
import { startAuthenticator } from './commands/start-authenticator'
import { startPasskey } from './commands/start-passkey'
import { verifyCode } from './commands/verify-code'
import { verifyPasskey } from './commands/verify-passkey'
import {
  AddPasskey,
  ChangeRequirement,
  ConfirmAuthenticator,
  ConfirmIdentity,
  EnterCode,
  ForgetDevice,
  OnePasskey,
  RenamePasskey,
  ResetFactors,
  StartPasskeySignIn,
  UsePasskey,
} from './schema'
import { authenticatorTexts } from './words/factors'
import { codeTexts } from './words/sign-in'

async function callerAddress(): Promise<string> {
  return clientAddress(await headers())
}

const welcome = { tone: 'success', ...signedInTexts.welcome } as const

/** Finishes a sign-in whose password was right. */
export const enterCodeAction = defineFormAction({
  access: 'anyone',
  input: EnterCode,
  run: async (_actor, { code, remember, next }) => {
    const pending = await readPendingSignIn()
    if (!pending) throw new AppError('not-signed-in', codeTexts.restart)
    const { userId, deviceId } = pending
    await verifyCode({ userId, address: await callerAddress(), deviceId }, code)
    if (remember) {
      const caller = await readCaller()
      await writeRememberedSecret(await rememberSecondFactor(userId, caller, describeDevice(caller)))
    }
    await finishSignIn(pending, { isNewDevice: deviceId === null })
    await flashOnNextPage(welcome)
    redirect(safeNextPath(next))
  },
})

/** Starts signing in with a passkey: one of the account whose password was right, or else any. */
export const startPasskeySignInAction = defineAction({
  access: 'anyone',
  input: StartPasskeySignIn,
  run: async (_actor, { afterPassword }) => {
    const pending = afterPassword ? await readPendingSignIn() : null
    if (afterPassword && !pending) throw new AppError('not-signed-in', codeTexts.restart)
    const { options, secret } = await requestPasskey(
      'SIGN_IN',
      pending?.userId ?? null,
      await callerAddress(),
    )
    await writePasskeySecret(secret)
    return options
  },
})

/** Returns the path to open. */
export const signInWithPasskeyAction = defineAction({
  access: 'anyone',
  input: UsePasskey,
  run: async (_actor, { response, next }) => {
    const secret = await readPasskeySecret()
    await expirePasskeySecret()
    const { email, ...claim } = await verifyPasskey('SIGN_IN', response, secret)
    const deviceId = await recognizeDevice(await readDeviceToken(), email)
    await finishSignIn(claim, { isNewDevice: deviceId === null })
    await flashOnNextPage(welcome)
    return { path: safeNextPath(next) }
  },
})

/** Proves who this session's person is, before they change factors. */
export const confirmIdentityAction = defineFormAction({
  access: 'adding-factor',
  input: ConfirmIdentity,
  run: async (actor, { next, ...input }) => {
    await checkIdentity(actor, input, await callerAddress())
    await confirmThisSession()
    redirect(safeNextPath(next ?? '/profile/security'))
  },
})

export const startPasskeyConfirmationAction = defineAction({
  access: 'signed-in',
  input: Nothing,
  run: async ({ userId }) => {
    const { options, secret } = await requestPasskey('CONFIRM', userId, await callerAddress())
    await writePasskeySecret(secret)
    return options
  },
})

/** Returns the path to open. */
export const confirmWithPasskeyAction = defineAction({
  access: 'signed-in',
  input: UsePasskey,
  run: async (actor, { response, next }) => {
    const secret = await readPasskeySecret()
    await expirePasskeySecret()
    const { userId } = await verifyPasskey('CONFIRM', response, secret)
    if (userId !== actor.userId) throw new AppError('forbidden', confirmFirstText)
    await confirmThisSession()
    return { path: safeNextPath(next ?? '/profile/security') }
  },
})

async function confirmThisSession(): Promise<void> {
  const session = await readViewerSession()
  if (session) await confirmSession(session.id)
}

export const startAuthenticatorAction = defineFormAction({
  access: 'adding-factor',
  input: Nothing,
  run: async (actor) => {
    await assertRecentlyConfirmed()
    return refreshAfter(startAuthenticator(actor))
  },
})

export const confirmAuthenticatorAction = defineFormAction({
  access: 'adding-factor',
  input: ConfirmAuthenticator,
  run: async (actor, { code }) => {
    await assertRecentlyConfirmed()
    await confirmAuthenticator(actor, code, await callerAddress())
    await flashOnNextPage({ tone: 'success', ...authenticatorTexts.added })
    redirect('/profile/security/codes')
  },
})

export const removeAuthenticatorAction = defineAction({
  access: 'signed-in',
  input: Nothing,
  run: async (actor) => {
    await assertRecentlyConfirmed()
    return refreshInAnyCase(removeAuthenticator(actor))
  },
})

export const startPasskeyAction = defineAction({
  access: 'adding-factor',
  input: Nothing,
  run: async (actor) => {
    await assertRecentlyConfirmed()
    const { options, secret } = await startPasskey(actor)
    await writePasskeySecret(secret)
    return options
  },
})

export const addPasskeyAction = defineAction({
  access: 'adding-factor',
  input: AddPasskey,
  run: async (actor, input) => {
    await assertRecentlyConfirmed()
    const secret = await readPasskeySecret()
    await expirePasskeySecret()
    return refreshAfter(addPasskey(actor, input, secret))
  },
})

export const renamePasskeyAction = defineAction({
  access: 'signed-in',
  input: RenamePasskey,
  run: async (actor, input) => {
    await assertRecentlyConfirmed()
    return refreshInAnyCase(renamePasskey(actor, input))
  },
})

export const removePasskeyAction = defineAction({
  access: 'signed-in',
  input: OnePasskey,
  run: async (actor, { id }) => {
    await assertRecentlyConfirmed()
    return refreshInAnyCase(removePasskey(actor, id))
  },
})

/** Returns the new codes, which are only shown once. */
export const replaceRecoveryCodesAction = defineFormAction({
  access: 'signed-in',
  input: Nothing,
  run: async (actor) => {
    await assertRecentlyConfirmed()
    return { codes: await replaceRecoveryCodes(actor) }
  },
})

export const forgetDeviceAction = defineAction({
  access: 'signed-in',
  input: ForgetDevice,
  run: (actor, { id }) => refreshInAnyCase(forgetDevice(actor, id)),
})

export const changeRequirementAction = defineFormAction({
  access: 'owner',
  input: ChangeRequirement,
  run: async (actor, input) => {
    await assertRecentlyConfirmed()
    return refreshInAnyCase(changeRequirement(actor, input))
  },
})

export const resetFactorsAction = defineAction({
  access: 'owner',
  input: ResetFactors,
  run: async (actor, { userId }) => {
    await assertRecentlyConfirmed()
    return refreshInAnyCase(resetFactors(actor, userId))
  },
})
