import type { TeamMember } from '@/lib/accounts/schema'
import { ApprovalButtons } from './approval-buttons'
import { ApproveDeniedButton } from './approve-denied-button'
import { DisableButton } from './disable-button'
import { EnableButton } from './enable-button'

/** What can be done about one of the team. */
export function TeamActions({ member }: { member: TeamMember }) {
  const { userId, fullName, status, isViewer, canDisable } = member
  switch (status) {
    case 'PENDING_APPROVAL':
      return <ApprovalButtons userId={userId} fullName={fullName} />
    case 'DENIED':
      return <ApproveDeniedButton userId={userId} fullName={fullName} />
    case 'DISABLED':
      return <EnableButton userId={userId} fullName={fullName} size="sm" label="Enable" />
    default:
      return (
        <>
          {isViewer && <span className="px-1 text-xs text-ink-3">You</span>}
          {canDisable && (
            <DisableButton account={{ ...member, role: 'PHOTOGRAPHER' }} size="sm" label="Disable" />
          )}
        </>
      )
  }
}
