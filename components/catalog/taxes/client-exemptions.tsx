import { Rows } from '@/components/ui/rows'
import { SectionHead } from '@/components/ui/section-head'
import { TextLink } from '@/components/ui/text-link'
import type { ClientExemption } from '@/lib/catalog/taxes/schema'
import { AddExemptionButton } from './add-exemption-button'
import { RemoveExemptionButton } from './remove-exemption-button'

type ClientExemptionsProps = { clientId: string; exemptions: readonly ClientExemption[] }

/** A client's certificates of exemption from tax. */
export function ClientExemptions({ clientId, exemptions }: ClientExemptionsProps) {
  return (
    <section aria-labelledby="tax-exemption">
      <SectionHead
        id="tax-exemption"
        title="Tax exemption"
        action={<AddExemptionButton clientId={clientId} />}
      />
      {exemptions.length === 0 ? (
        <p className="pt-3 text-ink-2">No certificate. This client's invoices contain tax.</p>
      ) : (
        <Rows>
          {exemptions.map(({ id, certificateNumber, where, expiresOn, isExpired }) => (
            <li key={id} className="flex items-center justify-between gap-3 py-2.5">
              <div className="min-w-0">
                <TextLink href={`/api/tax-certificates/${id}`} className="wrap-anywhere">
                  {certificateNumber}
                </TextLink>
                <p className={isExpired ? 'text-stop' : 'text-ink-2'}>
                  {where}
                  {expiresOn && `, ${isExpired ? 'expired' : 'until'} ${expiresOn}`}
                </p>
              </div>
              <RemoveExemptionButton exemption={{ id, certificateNumber }} />
            </li>
          ))}
        </Rows>
      )}
    </section>
  )
}
