import { countOf } from '@/lib/platform/words'
import { confirmedMinutes, rememberedDays } from './limits'

/** The changes to an account's factors that are audited and emailed; each is the name of its audit entry. */
export const securityChanges = {
  'authenticator.added': {
    heading: 'An authenticator app was added.',
    lead: "an authenticator app was added to your account. You'll need its code to sign in.",
  },
  'authenticator.removed': {
    heading: 'Your authenticator app was removed.',
    lead: 'the authenticator app was removed from your account.',
  },
  'passkey.added': {
    heading: 'A passkey was added.',
    lead: 'a passkey was added to your account. You can sign in with it.',
  },
  'passkey.removed': { heading: 'A passkey was removed.', lead: 'a passkey was removed from your account.' },
  'recovery-codes.created': {
    heading: 'New recovery codes were created.',
    lead: 'new recovery codes were created for your account. Earlier ones no longer work.',
  },
  'recovery-code.used': {
    heading: 'A recovery code was used.',
    lead: 'one of your recovery codes was used instead of another factor.',
  },
  'device.remembered': {
    heading: 'A device was remembered.',
    lead: `we won't ask for a second factor on a device for ${rememberedDays} days.`,
  },
  'device.forgotten': {
    heading: 'A device was forgotten.',
    lead: 'a device that skipped your second factor needs it again.',
  },
  'factors.reset': {
    heading: 'Your two-step sign-in was turned off.',
    lead: "your authenticator app, passkeys, and recovery codes were removed, because the studio was told that you can't use them anymore. You're signed out on all devices. Sign in with your password, then set them up again.",
  },
} as const
export type SecurityChange = keyof typeof securityChanges

export const securitySubject = (change: SecurityChange, studio: string) =>
  `${studio}: ${securityChanges[change].heading.replace(/\.$/, '')}`

/** In emails about a factor. */
export const securityMailTexts = {
  preview: "Wasn't you? Check your account's security now.",
  remark: (supportEmail: string) =>
    `Wasn't you? Change your password, sign out everywhere else, and email ${supportEmail}.`,
}

/** The second step of signing in. */
export const codeTexts = {
  title: 'Enter your code',
  lead: 'Your account is protected by a second factor.',
  passkeyTitle: 'Use your passkey',
  recoveryTitle: 'Enter a recovery code',
  recoveryLead: 'Each of your recovery codes can be used once.',
  remember: `Don't ask on this device for ${rememberedDays} days`,
  wrong: "This code isn't valid or was already used. Please try another one.",
  missing: 'Code is required',
  restart: 'Your sign-in took too long. Please sign in again.',
}

export const confirmTexts = {
  title: "Confirm it's you",
  lead: `You're about to change how your account is protected. We won't ask again for ${confirmedMinutes} minutes.`,
  needed: "Please confirm it's you, then try again.",
  wrongPassword: 'Password is incorrect',
  missingPassword: 'Password is required',
}

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

/** Requiring a second factor of the team. */
export const requirementTexts = {
  title: 'Two-step sign-in of the team',
  ownFirst: "Please add a second factor to your own account first, so that you don't lock yourself out.",
  lastFactor: 'Your studio requires a second factor. Please add another one before you remove this one.',
  wrongDate: 'Enter a date, or leave it empty',
  saved: 'Two-step sign-in updated',
  failed: 'Failed to save. Please try again.',
  setUpTitle: 'Protect your account',
  setUpLead: 'Your studio requires a second factor besides your password. Add one to continue.',
}

const required = (from: string | null) =>
  from ? `From ${from}, your studio requires a second factor.` : 'Your studio requires a second factor.'

/** To someone without a second factor. @param from the formatted date; null for at once */
export const requirementNotification = (from: string | null) => ({
  title: 'Set up two-step sign-in',
  message: `${required(from)} Add an authenticator app or a passkey to your account.`,
})

/** Whether the team needs a second factor. @param from the formatted date it starts, if that's ahead */
export function describeRequirement(isRequired: boolean, from: string | null): string {
  if (!isRequired) return 'A second factor is optional.'
  return from ? `A second factor is required from ${from}.` : 'A second factor is required.'
}

export const requirementMailTexts = {
  subject: (studio: string) => `${studio}: set up two-step sign-in`,
  heading: 'Set up two-step sign-in.',
  lead: (from: string | null) =>
    from
      ? `from ${from}, your studio requires a second factor besides your password. It takes two minutes: add an authenticator app or a passkey.`
      : "your studio now requires a second factor besides your password. You'll be asked for it before anything else: add an authenticator app or a passkey.",
}

/** Removing another person's factors. */
export const resetTexts = {
  label: 'Turn off',
  title: (fullName: string) => `Turn off two-step sign-in for ${fullName}?`,
  description:
    "Do this only if you're sure who asked, for example after a video call: someone who pretends to be them could sign in with a stolen password. It removes their authenticator app, passkeys, and recovery codes, signs them out everywhere, and emails them.",
  done: 'Two-step sign-in turned off',
  failed: 'Failed to turn off two-step sign-in. Please try again.',
  own: 'Change your own factors in your account settings.',
  none: 'This account has no second factor.',
  noAccount: 'Account not found',
}
