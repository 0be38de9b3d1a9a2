import { z } from 'zod'
import { type TeamRole, teamRoles } from '@/lib/auth/rules/capabilities'
import { agreementFields } from '@/lib/studio/legal/schema'
import type { AccountStatus, Role } from '@/prisma/generated/enums'
import { limits } from './limits'
import { denialNote, noteTooLongText } from './words/approval'
import { deletionDenialNote } from './words/deletion'
import { currentPasswordText, fieldErrors } from './words/fields'

export const Email = z
  .string({ error: 'Email is required' })
  .trim()
  .min(1, { error: 'Email is required', abort: true })
  .max(limits.email, { error: fieldErrors.longEmail, abort: true })
  .pipe(z.email({ error: 'Invalid email address' }))

/** Not trimmed: leading and trailing spaces are part of a password. */
const Password = z
  .string({ error: 'Password is required' })
  .min(1, { error: 'Password is required', abort: true })
  .min(8, { error: fieldErrors.shortPassword, abort: true })
  .max(limits.password, { error: fieldErrors.longPassword, abort: true })

const NewPassword = Password.regex(/(?=.*\p{Lu})(?=.*\p{Ll})(?=.*\p{Nd})/su, {
  error: fieldErrors.simplePassword,
})

/** A person's name in any script: José, O'Brien-Smith, Nguyễn. Normalized to NFC. */
export const FullName = z
  .string({ error: 'Full name is required' })
  .normalize('NFC')
  .trim()
  .min(1, { error: 'Full name is required', abort: true })
  .max(limits.fullName, { error: fieldErrors.longName, abort: true })
  .regex(/^[\p{L}\p{M} '’-]*\p{L}[\p{L}\p{M} '’-]*$/u, {
    error: fieldErrors.nameCharacters,
  })

const emptyToNull = (value: string) => value || null

/** An optional phone number; an empty field becomes null. */
export const Phone = z
  .string()
  .trim()
  .max(limits.phone, { error: fieldErrors.phone, abort: true })
  .refine((phone) => phone === '' || /^\+?[1-9]\d{0,15}$/.test(phone.replace(/[ \-()]/g, '')), {
    error: fieldErrors.phone,
  })
  .transform(emptyToNull)

export const Company = z
  .string()
  .trim()
  .max(limits.company, { error: fieldErrors.longCompany })
  .transform(emptyToNull)

/** The page to open afterward. */
const NextPath = z.string().max(2000).optional()

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

/** The secret of an emailed link. */
const Secret = z.string().min(1).max(200)

export const VerificationLink = z.object({ token: Secret, next: NextPath })

/** `next` is the page to open after the reset. */
export const ForgotPassword = z.object({ email: Email, next: NextPath })

/** `token` is that of an expired link; without it, the email address comes from a cookie. */
export const ResendVerification = z.object({ token: z.string().max(200).optional(), next: NextPath })

export const ChangeEmail = z.object({ email: Email })
export const EmailChangeLink = z.object({ token: Secret })

/** Who a photographer books for, when they aren't a client yet. `slot` is the time to book, if it's chosen already. */
export const InviteClient = z.object({
  fullName: FullName,
  email: Email,
  phone: Phone,
  slot: z.uuid().optional(),
})
export type InviteClientInput = z.output<typeof InviteClient>

export const ResendClientInvitation = z.object({ clientId: z.uuid() })

/** `seen`: the `editKey` of the three when editing began. */
export const UpdateProfile = z.object({
  fullName: FullName,
  phone: Phone,
  company: Company,
  seen: z.string().max(2000),
})
export type UpdateProfileInput = z.output<typeof UpdateProfile>

/** The file's content is validated when it is read. */
export const UpdateAvatar = z.object({ photo: z.instanceof(Blob) })

const newPasswordTwice = {
  newPassword: NewPassword,
  confirmPassword: z.string({ error: fieldErrors.missingConfirmation }).min(1, {
    error: fieldErrors.missingConfirmation,
  }),
}

function passwordsMatch(typed: { newPassword: string; confirmPassword: string }): boolean {
  return typed.confirmPassword === '' || typed.newPassword === typed.confirmPassword
}

const mismatch = {
  error: "Passwords don't match",
  path: ['confirmPassword'],
  // Without this, zod skips the check while any other field is invalid.
  when: ({ value }: { value: unknown }) => areTyped(value),
}

export const ChangePassword = z
  .object({
    currentPassword: z
      .string({ error: fieldErrors.missingCurrentPassword })
      .min(1, { error: fieldErrors.missingCurrentPassword, abort: true })
      .max(limits.password, { error: fieldErrors.longPassword }),
    ...newPasswordTwice,
  })
  .refine(passwordsMatch, mismatch)
  .refine(({ currentPassword, newPassword }) => newPassword !== currentPassword, {
    error: currentPasswordText,
    path: ['newPassword'],
  })
export type ChangePasswordInput = z.output<typeof ChangePassword>

export const ResetPassword = z
  .object({ token: Secret, next: NextPath, ...newPasswordTwice })
  .refine(passwordsMatch, mismatch)
export type ResetPasswordInput = z.output<typeof ResetPassword>

function areTyped(value: unknown): boolean {
  const typed = value as { newPassword?: unknown; confirmPassword?: unknown } | null
  return typeof typed?.newPassword === 'string' && typeof typed.confirmPassword === 'string'
}

/** A checkbox posts `on` or nothing. */
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

/** `afterDenial` must be true to approve a denied request, so that it can't happen by accident. */
export const ApprovePhotographer = z.object({ userId: z.uuid(), afterDenial: z.boolean().default(false) })

export const DenyPhotographer = z.object({
  userId: z.uuid(),
  note: z
    .string()
    .trim()
    .max(limits.note, { error: noteTooLongText })
    .optional()
    .transform((note) => note || denialNote),
})

export const EndSession = z.object({ sessionId: z.uuid() })

export const OneAccount = z.object({ userId: z.uuid() })

/** `reassignTo`: who takes over a photographer's open bookings, if anyone. */
export const DisableAccount = OneAccount.extend({ reassignTo: z.uuid().nullable().default(null) })

export const ReassignBookings = OneAccount.extend({ toUserId: z.uuid() })

export const DecideDeletion = z.object({ requestId: z.uuid() })

export const DenyDeletion = DecideDeletion.extend({
  note: z
    .string()
    .trim()
    .max(limits.note, { error: noteTooLongText })
    .transform((note) => note || deletionDenialNote),
})

/** What a client's account can't be deleted with. */
export type OpenMatters = {
  /** Pending and confirmed bookings, and late fees that nobody decided. */
  openBookings: number
  /** Unpaid invoices, refunds under way and disputes. */
  openPayments: number
}

/** A client's own latest request, and why it couldn't be approved today; the date is formatted. */
export type OwnDeletion = {
  request: { state: 'PENDING' | 'DENIED'; requestedOn: string; note: string | null } | null
  obstacle: string | null
}

/** A client's pending request, as the owner sees it; the date is formatted. */
export type DeletionRequestItem = {
  id: string
  clientId: string
  fullName: string
  email: string
  requestedOn: string
  /** Why it can't be approved yet; null when it can. */
  obstacle: string | null
}

/** One row of the team list; the date is formatted. */
export type TeamMember = {
  userId: string
  fullName: string
  email: string
  avatarUrl: string | null
  role: Role
  status: AccountStatus
  isOwner: boolean
  isViewer: boolean
  /** When they joined or asked to join. */
  since: string
  upcomingCount: number
  /** Bookings with open work: shoots, unpaid invoices, late fees. */
  openCount: number
  canDisable: boolean
  /** Whether the reader can give them another role. */
  canChangeRole: boolean
}

/** A photographer's request to join, as the approvals card shows it; the date is formatted. */
export type PendingRequest = { userId: string; fullName: string; email: string; requestedOn: string }

export type OwnProfile = {
  fullName: string
  email: string
  phone: string | null
  company: string | null
  role: Role
  avatarUrl: string | null
}

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

/** Where the actor is signed in; the dates are formatted. */
export type OwnSession = {
  id: string
  /** Such as "Firefox on Windows". */
  device: string
  /** Such as `203.0.113.0/24`. */
  network: string | null
  signedInOn: string
  lastUsedAt: string
  isCurrent: boolean
}

export type LinkState = 'usable' | 'expired' | 'used' | 'unknown'

/** A link that sets a password; whose it is is only revealed while it works. */
export type ResetLink = { isInvitation: boolean } & (
  | { state: 'usable'; email: string; fullName: string }
  | { state: Exclude<LinkState, 'usable'> }
)

/** A link about an email address, which is only revealed while it works. */
export type EmailLink = { state: 'usable'; email: string } | { state: Exclude<LinkState, 'usable'> }

const TeamRoleChoice = z.enum(teamRoles, { error: 'Please select a role' })

export const InviteMember = z.object({ email: Email, role: TeamRoleChoice })
export type InviteMemberInput = z.output<typeof InviteMember>

export const OneInvitation = z.object({ invitationId: z.uuid() })

export const ChangeRole = z.object({ userId: z.uuid(), role: TeamRoleChoice })
export type ChangeRoleInput = z.output<typeof ChangeRole>

export const AcceptInvitation = z
  .object({ token: Secret, fullName: FullName, ...newPasswordTwice })
  .refine(passwordsMatch, mismatch)
export type AcceptInvitationInput = z.output<typeof AcceptInvitation>

/** An invitation that nobody accepted yet. */
export type OpenInvitation = {
  id: string
  email: string
  role: TeamRole
  sentOn: string
  /** Null once it has expired. */
  validUntil: string | null
}

/** What an invitation's link opens. */
export type InvitationLink =
  | { state: 'usable'; email: string; role: TeamRole }
  | { state: 'expired' | 'unknown' }
