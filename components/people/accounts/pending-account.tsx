import { LoneLead } from '@/components/people/accounts/lone-page'
import { LinkButton } from '@/components/ui/button'
import { Timeline } from '@/components/ui/timeline'
import type { OwnRequest } from '@/lib/people/accounts/schema/signing-in'

type PendingAccountProps = { fullName: string; email: string; request: OwnRequest }

/** The progress of a photographer's request. */
export function PendingAccount({ fullName, email, request }: PendingAccountProps) {
  return (
    <>
      <LoneLead>
        Thank you, {fullName}. One of the studio's photographers reviews every new account. We'll email you as
        soon as there's a decision.
      </LoneLead>
      <Timeline
        className="mt-3 w-full max-w-120"
        entries={[
          { key: 'requested', title: 'Requested to join', when: request.requestedOn, detail: email },
          { key: 'verified', title: 'Email verified', when: request.verifiedOn ?? undefined },
          {
            key: 'approved',
            title: 'Approved by the studio',
            when: 'Usually within one business day',
            ahead: true,
          },
        ]}
      />
      {/* Without prefetching, so that it shows the account's current status. */}
      <LinkButton href="/auth/waiting" prefetch={false} icon="rotate-cw">
        Check again
      </LinkButton>
    </>
  )
}
