import { rememberedDays } from '@/lib/people/second-factor/limits'

/** The changes to an account's factors that are audited and emailed; each is the name of its audit entry. */
export const securityChanges = {
  'authenticator.added': {
    heading: 'An authenticator app was added',
    lead: "an authenticator app was added to your account. You'll need its code to sign in.",
  },
  'authenticator.removed': {
    heading: 'Your authenticator app was removed',
    lead: 'the authenticator app was removed from your account.',
  },
  'passkey.added': {
    heading: 'A passkey was added',
    lead: 'a passkey was added to your account. You can sign in with it.',
  },
  'passkey.removed': { heading: 'A passkey was removed', lead: 'a passkey was removed from your account.' },
  'recovery-codes.created': {
    heading: 'New recovery codes were created',
    lead: 'new recovery codes were created for your account. Earlier ones no longer work.',
  },
  'recovery-code.used': {
    heading: 'A recovery code was used',
    lead: 'one of your recovery codes was used instead of another factor.',
  },
  'device.remembered': {
    heading: 'A device was remembered',
    lead: `we won't ask for a second factor on a device for ${rememberedDays} days.`,
  },
  'device.forgotten': {
    heading: 'A device was forgotten',
    lead: 'a device that skipped your second factor needs it again.',
  },
  'factors.reset': {
    heading: 'Your two-step sign-in was turned off',
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
