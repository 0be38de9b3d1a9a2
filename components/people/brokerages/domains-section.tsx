import { Rows } from '@/components/ui/rows'
import { SectionHead } from '@/components/ui/section-head'
import { ApproveDomainButton } from './approve-domain-button'
import { RemoveDomainButton } from './remove-domain-button'

type DomainsSectionProps = {
  brokerageId: string
  domains: readonly string[]
  /** Only the studio's owner approves domains. */
  canApprove: boolean
}

/** The email domains whose accounts may join without an invitation. */
export function DomainsSection({ brokerageId, domains, canApprove }: DomainsSectionProps) {
  return (
    <section aria-labelledby="domains">
      <SectionHead
        className="items-center"
        id="domains"
        title="Email domains"
        action={canApprove && <ApproveDomainButton brokerageId={brokerageId} />}
      />
      {domains.length > 0 && (
        <Rows>
          {domains.map((domain) => (
            <li key={domain} className="flex min-h-12 items-center justify-between gap-3">
              <span className="wrap-anywhere">{domain}</span>
              {canApprove && <RemoveDomainButton brokerageId={brokerageId} domain={domain} />}
            </li>
          ))}
        </Rows>
      )}
      <p className="pt-2.5 text-ink-2">
        {domains.length > 0
          ? 'Clients with a verified address of these domains may join without an invitation.'
          : 'None. Agents join by invitation only.'}
        {!canApprove && " The studio's owner approves domains."}
      </p>
    </section>
  )
}
