import { z } from 'zod'
import { limits } from '@/lib/people/accounts/limits'
import { denialNote, noteTooLongText } from '@/lib/people/accounts/words/approval'
import { deletionDenialNote } from '@/lib/people/accounts/words/deletion'
import { Email, FullName, Phone } from './fields'

/** Who a photographer books for, when they aren't a client yet. `slot` is the time to book, if it's chosen already. */
export const InviteClient = z.object({
  fullName: FullName,
  email: Email,
  phone: Phone,
  slot: z.uuid().optional(),
})
export type InviteClientInput = z.output<typeof InviteClient>

export const ResendClientInvitation = z.object({ clientId: z.uuid() })

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

/** A photographer's request to join, as the approvals card shows it; the date is formatted. */
export type PendingRequest = { userId: string; fullName: string; email: string; requestedOn: string }
