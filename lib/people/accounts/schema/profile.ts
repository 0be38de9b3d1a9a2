import { z } from 'zod'
import { limits } from '@/lib/people/accounts/limits'
import { currentPasswordText, fieldErrors } from '@/lib/people/accounts/words/fields'
import type { Role } from '@/prisma/generated/enums'
import { Company, Email, FullName, mismatch, newPasswordTwice, Phone, passwordsMatch, Secret } from './fields'

export const ChangeEmail = z.object({ email: Email })
export const EmailChangeLink = z.object({ token: Secret })

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

export const EndSession = z.object({ sessionId: z.uuid() })

/** A client's own latest request, and why it couldn't be approved today; the date is formatted. */
export type OwnDeletion = {
  request: { state: 'PENDING' | 'DENIED'; requestedOn: string; note: string | null } | null
  obstacle: string | null
}

export type OwnProfile = {
  fullName: string
  email: string
  phone: string | null
  company: string | null
  role: Role
  avatarUrl: string | null
}

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
