import { z } from 'zod'
import { type TeamRole, teamRoles } from '@/lib/auth/rules/capabilities'
import type { AccountStatus, Role } from '@/prisma/generated/enums'
import { Email, FullName, mismatch, newPasswordTwice, passwordsMatch, Secret } from './fields'

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
