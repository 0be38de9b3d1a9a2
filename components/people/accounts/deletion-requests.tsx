import { InlineEmptyState } from '@/components/ui/empty-state'
import { TextLink } from '@/components/ui/text-link'
import type { DeletionRequestItem } from '@/lib/people/accounts/schema/administration'
import { ApproveDeletionButton, DenyDeletionButton } from './deletion-buttons'

type DeletionRequestsProps = {
  requests: readonly DeletionRequestItem[]
  /** Whether the owner confirmed recently who they are, and so may delete accounts. */
  isConfirmed: boolean
}

/** The clients who asked to be deleted, oldest first, with what is open and the buttons to decide. */
export function DeletionRequests({ requests, isConfirmed }: DeletionRequestsProps) {
  if (requests.length === 0) {
    return (
      <div className="py-4">
        <InlineEmptyState icon="circle-check">No client is waiting for a decision.</InlineEmptyState>
      </div>
    )
  }
  return (
    <ul>
      {requests.map((request) => (
        <li
          key={request.id}
          className="grid items-start gap-x-8 gap-y-3 border-b py-4 fold:grid-cols-[minmax(0,1fr)_auto]"
        >
          <div className="min-w-0">
            <h3 className="t-place wrap-anywhere">
              <TextLink href={`/clients/${request.clientId}`}>{request.fullName}</TextLink>
            </h3>
            <p className="text-xs text-ink-2 wrap-anywhere">
              {request.email} · Asked on {request.requestedOn}
            </p>
            {request.obstacle && <p className="mt-1 text-ink-2">{request.obstacle}</p>}
          </div>
          <div className="flex flex-wrap gap-2">
            {isConfirmed && <ApproveDeletionButton request={request} />}
            <DenyDeletionButton request={request} />
          </div>
        </li>
      ))}
    </ul>
  )
}
