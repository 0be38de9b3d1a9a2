import { countOf } from '@/lib/platform/words'

export const authenticatorTexts = {
  title: 'Authenticator app',
  added: { title: 'Authenticator app added', message: "You'll need its code to sign in." },
  removed: 'Authenticator app removed',
  exists: 'Your account already has an authenticator app.',
  gone: 'Please start again.',
  failed: "Failed to change your account's security. Please try again.",
}

export const passkeyTexts = {
  title: 'Passkeys',
  one: 'Passkey',
  signIn: 'Continue with a passkey',
  use: 'Use a passkey',
  added: 'Passkey added',
  renamed: 'Passkey renamed',
  removed: 'Passkey removed',
  missingName: 'Name is required',
  /** For a challenge that was used, has expired, or belongs to another browser, and for a wrong signature. */
  invalid: "We couldn't verify this passkey. Please try again.",
  gone: 'This passkey was already removed.',
  tooMany: 'Remove a passkey before you add another one.',
  canceled: 'No passkey was used. Please try again.',
}

export const recoveryTexts = {
  title: 'Recovery codes',
  lead: "If you lose your phone or your passkey, a recovery code lets you sign in. Store them where only you can find them; we can't show them again.",
  created: 'Your new recovery codes',
  noFactor: 'Recovery codes need an authenticator app or a passkey. Please add one first.',
  failed: 'Failed to create recovery codes. Please try again.',
}

export const deviceTexts = {
  title: 'Remembered devices',
  forgotten: 'Device forgotten',
  gone: 'This device was already forgotten.',
  failed: 'Failed to forget the device. Please try again.',
}

/** How many recovery codes are left. */
export function describeCodesLeft(left: number): string {
  return left === 0 ? 'No codes left' : `${countOf(left, 'code')} left`
}
