import { RotateCw } from 'lucide-react'
import { LoneLead } from '@/components/accounts/lone-page'
import { LinkButton } from '@/components/ui/button'
import { Timeline } from '@/components/ui/timeline'
import type { OwnRequest } from '@/lib/accounts/schema'

type PendingAccountProps = { fullName: string; email: string; request: OwnRequest }

/** How far a photographer's request has come. */
export function PendingAccount({ fullName, email, request }: PendingAccountProps) {
  return (
    <>
      <LoneLead>
        Thank you, {fullName}. A photographer of the studio approves each new account. You get an e-mail as
        soon as that is done.
      </LoneLead>
      <Timeline
        className="mt-3 w-full max-w-120"
        entries={[
          { key: 'requested', title: 'Requested to join', when: request.requestedOn, detail: email },
          { key: 'verified', title: 'E-mail verified', when: request.verifiedOn ?? undefined },
          { key: 'approved', title: 'Approved by the studio', when: 'Usually one business day', ahead: true },
        ]}
      />
      {/* A full load: it asks the server for the account's state now. */}
      <LinkButton href="/auth/waiting" prefetch={false} icon={<RotateCw className="icon-sm" />}>
        Check again
      </LinkButton>
    </>
  )
}
