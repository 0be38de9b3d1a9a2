import { z } from 'zod'
import { agreementFields } from '@/lib/studio/legal/schema'
import {
  Email,
  FullName,
  mismatch,
  NewPassword,
  NextPath,
  newPasswordTwice,
  Password,
  passwordsMatch,
  Secret,
} from './fields'

export const SignIn = z.object({ email: Email, password: Password, next: z.string().optional() })

export const SignUp = z.object({
  role: z.enum(['client', 'photographer'], { error: 'Please select a role' }),
  fullName: FullName,
  email: Email,
  password: NewPassword,
  next: NextPath,
  ...agreementFields,
})
export type SignUpInput = z.output<typeof SignUp>

export const VerificationLink = z.object({ token: Secret, next: NextPath })

/** `next` is the page to open after the reset. */
export const ForgotPassword = z.object({ email: Email, next: NextPath })

/** `token` is that of an expired link; without it, the email address comes from a cookie. */
export const ResendVerification = z.object({ token: z.string().max(200).optional(), next: NextPath })

export const ResetPassword = z
  .object({ token: Secret, next: NextPath, ...newPasswordTwice })
  .refine(passwordsMatch, mismatch)
export type ResetPasswordInput = z.output<typeof ResetPassword>

/** The state of the actor's own account request; the dates are formatted. */
export type OwnRequest = {
  requestedOn: string
  verifiedOn: string | null
  decidedOn: string | null
  note: string | null
}

/** Why a visitor was sent to the sign-in page. */
export type SignInReason =
  | 'verified'
  | 'approved'
  | 'denied'
  | 'closed'
  | 'deleted'
  | 'reopened'
  | 'factors-reset'
  | 'email-restored'
  | 'password-changed'
  | 'signed-out-everywhere'
  | 'signed-out'

export type LinkState = 'usable' | 'expired' | 'used' | 'unknown'

/** A link that sets a password; whose it is is only revealed while it works. */
export type ResetLink = { isInvitation: boolean } & (
  | { state: 'usable'; email: string; fullName: string }
  | { state: Exclude<LinkState, 'usable'> }
)

/** A link about an email address, which is only revealed while it works. */
export type EmailLink = { state: 'usable'; email: string } | { state: Exclude<LinkState, 'usable'> }
