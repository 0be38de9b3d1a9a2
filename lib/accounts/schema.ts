import { z } from 'zod'
import type { AccountStatus, Role } from '@/prisma/generated/enums'
import { limits } from './limits'
import { currentPasswordText, denialNote } from './rules'

/** Reads an e-mail address and says what is wrong with it. */
export const Email = z
  .string({ error: 'Email is required' })
  .trim()
  .min(1, { error: 'Email is required', abort: true })
  .max(limits.email, { error: 'Email must be less than 255 characters', abort: true })
  .pipe(z.email({ error: 'Invalid email address' }))

/** Spaces at its ends are part of a password. */
const Password = z
  .string({ error: 'Password is required' })
  .min(1, { error: 'Password is required', abort: true })
  .min(8, { error: 'Password must be at least 8 characters', abort: true })
  .max(limits.password, { error: 'Password must be less than 128 characters', abort: true })

const NewPassword = Password.regex(/(?=.*\p{Lu})(?=.*\p{Ll})(?=.*\p{Nd})/su, {
  error: 'Password must contain at least one uppercase letter, one lowercase letter, and one number',
})

/** A person's name in any script: José, O'Brien-Smith, Nguyễn. The stored form is the composed one. */
export const FullName = z
  .string({ error: 'Full name is required' })
  .normalize('NFC')
  .trim()
  .min(1, { error: 'Full name is required', abort: true })
  .max(limits.fullName, { error: 'Name must be less than 100 characters', abort: true })
  .regex(/^[\p{L}\p{M} '’-]*\p{L}[\p{L}\p{M} '’-]*$/u, {
    error: 'Name can only contain letters, spaces, hyphens, and apostrophes',
  })

/** An empty field is saved as null. */
const emptyToNull = (value: string) => value || null

/** Reads a phone number; an empty one is null. */
export const Phone = z
  .string()
  .trim()
  .max(limits.phone, { error: 'Invalid phone number format', abort: true })
  .refine((phone) => phone === '' || /^\+?[1-9]\d{0,15}$/.test(phone.replace(/[ \-()]/g, '')), {
    error: 'Invalid phone number format',
  })
  .transform(emptyToNull)

const Company = z
  .string()
  .trim()
  .max(limits.company, { error: 'Company name must be less than 200 characters' })
  .transform(emptyToNull)

/** Where the person wanted to go, as a form carries it. */
const NextPath = z.string().max(2000).optional()

export const SignIn = z.object({ email: Email, password: Password, next: z.string().optional() })

export const SignUp = z.object({
  role: z.enum(['client', 'photographer'], { error: 'Please select a role' }),
  fullName: FullName,
  email: Email,
  password: NewPassword,
  next: NextPath,
})
export type SignUpInput = z.output<typeof SignUp>

/** The secret of a mailed link. */
const LinkSecret = z.string().min(1).max(200)

export const VerificationLink = z.object({ token: LinkSecret, next: NextPath })

/** `next` is where the person wanted to go when the password failed them. */
export const ForgotPassword = z.object({ email: Email, next: NextPath })

/** The link that did not work, if the person came by one; else the browser remembers the address. */
export const ResendVerification = z.object({ token: z.string().max(200).optional(), next: NextPath })

export const UpdateProfile = z.object({ fullName: FullName, phone: Phone, company: Company })
export type UpdateProfileInput = z.output<typeof UpdateProfile>

/** What the file holds is validated when it is read. */
export const UpdateAvatar = z.object({ photo: z.instanceof(Blob) })

const newPasswordTwice = {
  newPassword: NewPassword,
  confirmPassword: z.string({ error: 'Please confirm your new password' }).min(1, {
    error: 'Please confirm your new password',
  }),
}

function passwordsMatch(typed: { newPassword: string; confirmPassword: string }): boolean {
  return typed.confirmPassword === '' || typed.newPassword === typed.confirmPassword
}

const mismatch = {
  error: "Passwords don't match",
  path: ['confirmPassword'],
  // Both fields are validated at once, whatever else is wrong.
  when: ({ value }: { value: unknown }) => areTyped(value),
}

export const ChangePassword = z
  .object({
    currentPassword: z
      .string({ error: 'Current password is required' })
      .min(1, { error: 'Current password is required', abort: true })
      .max(limits.password, { error: 'Password must be less than 128 characters' }),
    ...newPasswordTwice,
  })
  .refine(passwordsMatch, mismatch)
  .refine(({ currentPassword, newPassword }) => newPassword !== currentPassword, {
    error: currentPasswordText,
    path: ['newPassword'],
  })
export type ChangePasswordInput = z.output<typeof ChangePassword>

export const ResetPassword = z
  .object({ token: LinkSecret, next: NextPath, ...newPasswordTwice })
  .refine(passwordsMatch, mismatch)
export type ResetPasswordInput = z.output<typeof ResetPassword>

function areTyped(value: unknown): boolean {
  const typed = value as { newPassword?: unknown; confirmPassword?: unknown } | null
  return typeof typed?.newPassword === 'string' && typeof typed.confirmPassword === 'string'
}

/** A tick box posts `on`, or nothing. */
const Ticked = z
  .literal('on')
  .optional()
  .transform((value) => value === 'on')

export const UpdateMailPreferences = z.object({
  bookingMail: Ticked,
  messageMail: Ticked,
  paymentMail: Ticked,
})
export type MailPreferences = z.output<typeof UpdateMailPreferences>

/** A request that was denied is approved only by who means just that. */
export const ApprovePhotographer = z.object({ userId: z.uuid(), afterDenial: z.boolean().default(false) })

/** Without a word of the photographer's own, the product's note stands. */
export const DenyPhotographer = z.object({
  userId: z.uuid(),
  note: z
    .string()
    .trim()
    .max(limits.note, { error: 'Note must be less than 500 characters' })
    .optional()
    .transform((note) => note || denialNote),
})

export const OneAccount = z.object({ userId: z.uuid() })

/** `reassignTo`: who gets a photographer's open bookings, when the owner has chosen somebody. */
export const DisableAccount = OneAccount.extend({ reassignTo: z.uuid().nullable().default(null) })

export const ReassignBookings = OneAccount.extend({ toUserId: z.uuid() })

/** One line of the team's list; the date is formatted. */
export type TeamMember = {
  userId: string
  fullName: string
  email: string
  avatarUrl: string | null
  role: Role
  status: AccountStatus
  isOwner: boolean
  isViewer: boolean
  /** When they joined, or asked to. */
  since: string
  /** Shoots of theirs that are still ahead. */
  upcomingCount: number
  /** Bookings on which something is still to be done: shoots, unpaid invoices, late fees. */
  openCount: number
  canDisable: boolean
}

/** A photographer's request to join, as the approvals card shows it; the date is formatted. */
export type PendingRequest = { userId: string; fullName: string; email: string; requestedOn: string }

/** The actor's own profile, as its page shows and edits it. */
export type OwnProfile = {
  fullName: string
  email: string
  phone: string | null
  company: string | null
  role: Role
  avatarUrl: string | null
}

/** What the account-states page tells; the dates are formatted, the note is what the photographer wrote. */
export type OwnRequest = {
  requestedOn: string
  verifiedOn: string | null
  decidedOn: string | null
  note: string | null
}

/** Why somebody stands before the sign-in page who did not ask for it. */
export type SignInReason =
  | 'verified'
  | 'approved'
  | 'denied'
  | 'closed'
  | 'reopened'
  | 'password-changed'
  | 'signed-out-everywhere'

/** What became of a mailed link. */
export type LinkState = 'usable' | 'expired' | 'used' | 'unknown'

/** A link for a new password; whose it is shows only while it works. */
export type ResetLink = { state: 'usable'; email: string } | { state: Exclude<LinkState, 'usable'> }
