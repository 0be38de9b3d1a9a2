import { resetHours } from '@/lib/people/accounts/limits'
import { describeHours } from './links'

/** Shown after every request for a reset link, whether or not the address has an account. */
export const resetRequestedText = `If this email has an account, a link is on its way. It's valid for ${describeHours(resetHours)}.`
export const resetSubmitText = 'Save password and sign in'
export const spamHint = "If it doesn't arrive within a few minutes, check your spam folder."

export const verifyEmailTitle = 'Please verify your email'
/** What the page after a sign-up says about its email, whether or not the address has an account. */
export const verificationMailTexts = {
  queued: "We're sending a link to",
  sent: 'We sent a link to',
  failed: (email: string) => `We couldn't send an email to ${email}`,
  whenFailed: (supportEmail: string) =>
    `Check that the address is right, then send it again. If that doesn't help, contact the studio at ${supportEmail}.`,
  /** Only shown before the portal has a photographer. */
  setup:
    "If you're setting up this portal, you don't need the email. Run this on the server, where the log has the reason:",
  setupCommand: (email: string) => `npm run owner -- verify ${email}`,
  orInDeployment: ', or in a deployment:',
  deploymentCommand: (email: string) => `node prisma/owner.mjs verify ${email}`,
}

/** Which file the setup screen asks to edit. */
export const setupFileText =
  'Add the line below to .env.local in the folder of the portal, or in a deployment to the file with its variables, restart the portal, then check again.'

/** Shown after a photographer's sign-up. */
export const approvalHint = "Your account also needs an admin's approval. We'll email you once it's approved."
