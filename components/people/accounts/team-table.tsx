import { Avatar } from '@/components/ui/avatar'
import { mergeClasses } from '@/components/ui/merge-classes'
import { Status } from '@/components/ui/status'
import { DataCell, Row, RowActions, Table } from '@/components/ui/table'
import { isPhotographer, toTeamRole } from '@/lib/auth/rules/capabilities'
import { roleLabels } from '@/lib/people/accounts/rules'
import type { TeamMember } from '@/lib/people/accounts/schema/team'
import { ApprovalButtons, ApproveButton } from './approval-buttons'
import { ChangeRoleButton } from './change-role-button'
import type { TeamColleague } from './colleague-field'
import { ReassignBookingsButton } from './reassign-bookings-button'
import { DisableButton, EnableButton } from './status-buttons'

/** The studio's team and everyone who asked to join it. */
export function TeamTable({ members }: { members: readonly TeamMember[] }) {
  // Only the owner can reassign all of a colleague's bookings at once.
  const isOwner = members.some((member) => member.isViewer && member.isOwner)
  const colleagues = isOwner
    ? members.filter((member) => isPhotographer(member) && member.status === 'ACTIVE')
    : []
  return (
    <>
      <Table caption="Team" head={['Name', 'Role', 'Status', 'Since', { hidden: 'Actions' }]}>
        {members.map((member) => (
          <TeamRow key={member.userId} member={member} colleagues={colleagues} />
        ))}
      </Table>
      <p className="t-label pt-3.5">
        Disabled accounts are signed out right away. Their bookings and photos aren't deleted.
      </p>
    </>
  )
}

const middle = 'fold:align-middle'

type TeamRowProps = { member: TeamMember; colleagues: readonly TeamMember[] }

function TeamRow({ member, colleagues }: TeamRowProps) {
  const { fullName, email, avatarUrl, status, since } = member
  const isPending = status === 'PENDING_APPROVAL'
  return (
    <Row
      className={mergeClasses(
        isPending &&
          'bg-wait-wash max-fold:-mx-4 max-fold:px-4 fold:hover:bg-wait-wash fold:[&>td:first-child]:pl-4 fold:[&>td:last-child]:pr-4',
      )}
    >
      <DataCell wide className={middle}>
        <span className="flex items-center gap-3.5">
          <Avatar
            name={fullName}
            imageUrl={avatarUrl}
            tone={status === 'ACTIVE' ? 'photographer' : 'client'}
          />
          <span className="min-w-0">
            <bdi className="t-place block text-[1.0625rem] wrap-anywhere">{fullName}</bdi>
            <span className="block text-xs wrap-anywhere text-ink-2">{email}</span>
          </span>
        </span>
      </DataCell>
      <DataCell className={mergeClasses(middle, 'text-ink-2 max-fold:pl-11.5')}>
        {describeRole(member)}
      </DataCell>
      <DataCell className={middle}>
        <Status value={isPending ? 'PENDING' : status} label={isPending ? 'Awaiting approval' : undefined} />
      </DataCell>
      <DataCell className={mergeClasses(middle, 'whitespace-nowrap text-ink-2 max-fold:hidden')}>
        {since}
      </DataCell>
      <DataCell wide className={mergeClasses(middle, 'max-fold:pl-11.5')}>
        <RowActions className="items-center">
          <TeamActions
            member={member}
            colleagues={colleagues
              .filter(({ userId }) => userId !== member.userId)
              .map(({ userId, fullName: name }) => ({ userId, fullName: name }))}
          />
        </RowActions>
      </DataCell>
    </Row>
  )
}

/** `Admin, owner`, the role, or the requested one. */
function describeRole({ role, status, isOwner }: TeamMember): string {
  if (status === 'PENDING_APPROVAL' || status === 'DENIED') return 'Requested: Photographer'
  return isOwner ? `${roleLabels[role]}, owner` : roleLabels[role]
}

type TeamActionsProps = {
  member: TeamMember
  /** Who can take over the member's bookings; empty unless the viewer may reassign them. */
  colleagues: readonly TeamColleague[]
}

/** The actions for a team member, by status. */
function TeamActions({ member, colleagues }: TeamActionsProps) {
  const { userId, fullName, role, status, isViewer, canDisable, canChangeRole, openCount } = member
  switch (status) {
    case 'PENDING_APPROVAL':
      return <ApprovalButtons userId={userId} fullName={fullName} />
    case 'DENIED':
      return <ApproveButton userId={userId} fullName={fullName} afterDenial />
    case 'DISABLED':
      return (
        <>
          {openCount > 0 && colleagues.length > 0 && (
            <ReassignBookingsButton
              userId={userId}
              fullName={fullName}
              openCount={openCount}
              colleagues={colleagues}
            />
          )}
          <EnableButton userId={userId} fullName={fullName} size="sm" label="Enable" />
        </>
      )
    default:
      return (
        <>
          {isViewer && <span className="px-1 text-xs text-ink-3">You</span>}
          {canChangeRole && <ChangeRoleButton userId={userId} fullName={fullName} role={toTeamRole(role)} />}
          {canDisable && (
            <DisableButton
              account={member}
              colleagues={openCount > 0 ? colleagues : []}
              size="sm"
              label="Disable"
            />
          )}
        </>
      )
  }
}
