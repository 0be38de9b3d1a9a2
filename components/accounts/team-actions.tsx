import type { TeamMember } from '@/lib/accounts/schema'
import { ApprovalButtons, ApproveButton } from './approval-buttons'
import type { TeamColleague } from './colleague-field'
import { ReassignBookingsButton } from './reassign-bookings-button'
import { DisableButton, EnableButton } from './status-buttons'

type TeamActionsProps = {
  member: TeamMember
  /** Who can take over the member's bookings; empty unless the viewer may reassign them. */
  colleagues: readonly TeamColleague[]
}

/** The actions for a team member, by status. */
export function TeamActions({ member, colleagues }: TeamActionsProps) {
  const { userId, fullName, status, isViewer, canDisable, openCount } = member
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
          {canDisable && (
            <DisableButton
              account={{ ...member, role: 'PHOTOGRAPHER' }}
              colleagues={openCount > 0 ? colleagues : []}
              size="sm"
              label="Disable"
            />
          )}
        </>
      )
  }
}
