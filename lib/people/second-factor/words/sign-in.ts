import { confirmedMinutes } from '@/lib/auth/rules/factors'
import { rememberedDays } from '@/lib/people/second-factor/limits'

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
  lead: `This protects your account when you've left it open. We won't ask again for ${confirmedMinutes} minutes.`,
  wrongPassword: 'Password is incorrect',
  missingPassword: 'Password is required',
}
