import { Rows } from '@/components/ui/rows'
import { SectionHead } from '@/components/ui/section-head'
import { Status } from '@/components/ui/status'
import type { AgentInvitation } from '@/lib/people/brokerages/schema'
import { roleNames } from '@/lib/people/brokerages/words'
import { InvitationButtons } from './invitation-buttons'

type OpenInvitationsProps = {
  brokerageId: string
  invitations: readonly AgentInvitation[]
  canManage: boolean
}

/** The invitations that nobody accepted yet. Renders nothing without any. */
export function OpenInvitations({ brokerageId, invitations, canManage }: OpenInvitationsProps) {
  if (invitations.length === 0) return null
  return (
    <section aria-labelledby="invitations">
      <SectionHead id="invitations" title="Invitations" />
      <Rows>
        {invitations.map(({ id, email, role, sentOn, validUntil }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3.5">
            <div className="min-w-0">
              <p className="font-strong wrap-anywhere">{email}</p>
              <p className="text-xs text-ink-2">
                {roleNames[role]} · Sent {sentOn}
                {validUntil && ` · Valid until ${validUntil}`}
              </p>
            </div>
            <div className="flex flex-wrap items-center gap-3">
              {validUntil === null && <Status value="EXPIRED" />}
              {canManage && <InvitationButtons brokerageId={brokerageId} invitation={{ id, email, role }} />}
            </div>
          </li>
        ))}
      </Rows>
    </section>
  )
}
