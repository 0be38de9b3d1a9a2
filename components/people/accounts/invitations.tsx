import { Rows } from '@/components/ui/rows'
import { SectionHead } from '@/components/ui/section-head'
import { Status } from '@/components/ui/status'
import type { OpenInvitation } from '@/lib/people/accounts/schema/team'
import { roleChoices } from '@/lib/people/accounts/words/team'
import { InvitationButtons } from './invitation-buttons'
import { InviteButton } from './invite-button'

/** The invitations that nobody accepted yet, and the button for a new one. */
export function Invitations({ invitations }: { invitations: readonly OpenInvitation[] }) {
  return (
    <section aria-labelledby="invitations" className="mb-10">
      <SectionHead id="invitations" title="Invitations" action={<InviteButton />} />
      {invitations.length === 0 ? (
        <p className="pt-3 text-ink-2">No pending invitations.</p>
      ) : (
        <Rows>
          {invitations.map(({ id, email, role, sentOn, validUntil }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3.5">
              <div className="min-w-0">
                <p className="font-strong wrap-anywhere">{email}</p>
                <p className="text-xs text-ink-2">
                  {roleChoices[role].title} · Sent {sentOn}
                  {validUntil && ` · Valid until ${validUntil}`}
                </p>
              </div>
              <div className="flex flex-wrap items-center gap-3">
                {validUntil === null && <Status value="EXPIRED" />}
                <InvitationButtons invitationId={id} email={email} />
              </div>
            </li>
          ))}
        </Rows>
      )}
    </section>
  )
}
