import { resetHours } from '@/lib/accounts/limits'
import { describeHours } from './links'

/** Shown after every request for a reset link, whether or not the address has an account. */
export const resetRequestedText = `If this email has an account, a link is on its way. It's valid for ${describeHours(resetHours)}.`
export const resetSubmitText = 'Save password and sign in'
export const spamHint = "If it doesn't arrive within a few minutes, check your spam folder."

export const verifyEmailTitle = 'Please verify your email'
/** Shown after a photographer's sign-up. */
export const approvalHint = "Your account also needs an admin's approval. We'll email you once it's approved."

/** The slogan on the sign-in page. */
export const slogan = 'Every room in its best light.'
