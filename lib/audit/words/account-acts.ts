import { type Act, type ActContext, importOf, nameIn } from '@/lib/audit/words/act'
import { sentences, textOf } from '@/lib/audit/words/details'
import { teamRoles } from '@/lib/auth/rules/capabilities'
import { roleNames } from '@/lib/people/brokerages/words'
import type { AuditAction } from '@/lib/platform/data/audit-actions'
import type { BrokerageRole } from '@/prisma/generated/enums'

/** What the audit log says of acts on accounts. */
export const accountActs = {
  'authenticator.added': { kind: 'accounts', what: 'Added an authenticator app' },
  'authenticator.removed': { kind: 'accounts', what: 'Removed their authenticator app' },
  'brokerage.agent-invited': {
    kind: 'accounts',
    what: 'Invited an agent to a brokerage',
    more: brokerageRoleOf,
  },
  'brokerage.created': { kind: 'accounts', what: 'Created a brokerage', more: nameIn },
  'brokerage.deleted': { kind: 'accounts', what: 'Deleted a brokerage', more: nameIn },
  'brokerage.domain-approved': {
    kind: 'accounts',
    what: 'Approved an email domain of a brokerage',
    more: domainIn,
  },
  'brokerage.domain-removed': {
    kind: 'accounts',
    what: 'Removed an email domain of a brokerage',
    more: domainIn,
  },
  'brokerage.invitation-revoked': { kind: 'accounts', what: 'Revoked an invitation to a brokerage' },
  'brokerage.joined': { kind: 'accounts', what: 'Joined a brokerage', more: brokerageRoleOf },
  'brokerage.left': { kind: 'accounts', what: 'Left a brokerage, or removed a member' },
  'brokerage.renamed': { kind: 'accounts', what: 'Renamed a brokerage', more: renamedOf },
  'brokerage.role-changed': {
    kind: 'accounts',
    what: "Changed a member's role in a brokerage",
    more: brokerageRoleOf,
  },
  'client.deleted': { kind: 'accounts', what: "Deleted a client's account" },
  'clients.import-undone': {
    kind: 'accounts',
    what: 'Undid an import of clients',
    more: importOf,
    href: '/clients/import',
  },
  'clients.imported': {
    kind: 'accounts',
    what: 'Imported clients',
    more: importOf,
    href: '/clients/import',
  },
  'clients.invited': {
    kind: 'accounts',
    what: 'Invited imported clients',
    more: importOf,
    href: '/clients/import',
  },
  'deletion.denied': { kind: 'accounts', what: 'Denied the deletion of an account' },
  'deletion.requested': { kind: 'accounts', what: 'Asked to delete their account' },
  'deletion.cancelled': { kind: 'accounts', what: 'Cancelled the request to delete their account' },
  'device.forgotten': { kind: 'accounts', what: 'Forgot a remembered device' },
  'device.remembered': { kind: 'accounts', what: 'Remembered a device' },
  'email.change-requested': { kind: 'accounts', what: 'Asked to change their email address' },
  'email.change-undone': { kind: 'accounts', what: 'Changed their email address back' },
  'email.changed': { kind: 'accounts', what: 'Changed their email address' },
  'email.verified': { kind: 'accounts', what: 'Verified an email address on the server' },
  'factors.reset': { kind: 'accounts', what: "Turned off someone's two-step sign-in" },
  'invitation.accepted': { kind: 'accounts', what: 'Accepted the invitation and chose a password' },
  'invitation.sent': { kind: 'accounts', what: 'Invited a client' },
  'owner.confirmed': { kind: 'accounts', what: 'Became a photographer as the studio owner' },
  'passkey.added': { kind: 'accounts', what: 'Added a passkey' },
  'passkey.removed': { kind: 'accounts', what: 'Removed a passkey' },
  'password.changed': { kind: 'accounts', what: 'Changed their password' },
  'password.link-created': { kind: 'accounts', what: 'Created a link to a new password on the server' },
  'password.reset': { kind: 'accounts', what: 'Reset their password with a link' },
  'personal-data.downloaded': { kind: 'accounts', what: 'Downloaded their data' },
  'photographer.approved': { kind: 'accounts', what: 'Approved a photographer' },
  'photographer.denied': { kind: 'accounts', what: 'Denied a photographer account' },
  'recovery-code.used': { kind: 'accounts', what: 'Used a recovery code' },
  'recovery-codes.created': { kind: 'accounts', what: 'Created recovery codes' },
  'session.ended': { kind: 'accounts', what: 'Signed out one of their devices' },
  'sessions.ended': { kind: 'accounts', what: 'Signed out everywhere else' },
  'tax.exemption-added': { kind: 'accounts', what: 'Added a tax exemption certificate', more: certificateOf },
  'tax.exemption-removed': {
    kind: 'accounts',
    what: 'Removed a tax exemption certificate',
    more: certificateOf,
  },
  'team.invited': { kind: 'accounts', what: 'Invited someone to the team', more: invitedOf },
  'team.invitation-resent': { kind: 'accounts', what: 'Resent an invitation', more: invitedOf },
  'team.invitation-revoked': { kind: 'accounts', what: 'Revoked an invitation', more: invitedOf },
  'team.joined': { kind: 'accounts', what: 'Accepted an invitation' },
  'user.role-changed': { kind: 'accounts', what: "Changed someone's role", more: roleOf },
  'user.disabled': { kind: 'accounts', what: 'Disabled an account' },
  'user.enabled': { kind: 'accounts', what: 'Enabled an account' },
} as const satisfies Partial<Record<AuditAction, Act>>

function invitedOf({ details }: ActContext): string | null {
  return sentences(textOf(details, 'email'), describeRole(details.role))
}

function roleOf({ details }: ActContext): string | null {
  return `From ${describeRole(details.from)} to ${describeRole(details.to)}`
}

function describeRole(role: unknown): string {
  return teamRoles.find((one) => one === role)?.toLowerCase() ?? 'unknown'
}

function domainIn({ details }: ActContext): string | null {
  return textOf(details, 'domain')
}

function renamedOf({ details }: ActContext): string | null {
  const [from, to] = [textOf(details, 'from'), textOf(details, 'to')]
  return from && to && `From ${from} to ${to}`
}

function brokerageRoleOf({ details }: ActContext): string | null {
  const role = textOf(details, 'to') ?? textOf(details, 'role')
  return role && Object.hasOwn(roleNames, role)
    ? `As ${roleNames[role as BrokerageRole].toLowerCase()}`
    : null
}

function certificateOf({ details }: ActContext): string | null {
  return textOf(details, 'certificateNumber')
}
