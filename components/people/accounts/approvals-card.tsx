import { ApprovalButtons } from '@/components/people/accounts/approval-buttons'
import { Icon } from '@/components/ui/icon'
import type { PendingRequest } from '@/lib/people/accounts/schema/administration'
import { describeApplicant } from '@/lib/people/accounts/words/approval'

/** Pending requests to join as a photographer; renders nothing without any. */
export function ApprovalsCard({ requests }: { requests: readonly PendingRequest[] }) {
  if (requests.length === 0) return null
  return (
    <section
      aria-labelledby="approvals"
      className="mb-8 grid items-center gap-x-5 gap-y-4 rounded-sm border border-wait bg-wait-wash px-5 py-4 md:grid-cols-[auto_minmax(0,1fr)]"
    >
      <Icon name="user-round-check" size="lg" className="text-wait" />
      <div>
        <h2 id="approvals" className="text-base font-strong">
          {requests.length === 1
            ? '1 account is waiting for approval'
            : `${requests.length} accounts are waiting for approval`}
        </h2>
        <ul className="grid gap-3 md:gap-2">
          {requests.map(({ userId, fullName, email, requestedOn }) => (
            <li key={userId} className="grid items-center gap-x-5 gap-y-3 md:grid-cols-[minmax(0,1fr)_auto]">
              <p className="wrap-break-word text-ink-2">
                {describeApplicant({ fullName, email })} Requested {requestedOn}.
              </p>
              <ApprovalButtons userId={userId} fullName={fullName} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
