import { Rows } from '@/components/ui/rows'
import { SectionHead } from '@/components/ui/section-head'
import { TextLink } from '@/components/ui/text-link'
import type { ClientCredit } from '@/lib/catalog/credit/schema'
import { creditTitle, noCreditText } from '@/lib/catalog/credit/words'
import { ChangeCreditButton } from './change-credit-button'

type ClientCreditSectionProps = { clientId: string; currency: string; credit: ClientCredit }

/** A client's account credit and what changed it. */
export function ClientCreditSection({ clientId, currency, credit }: ClientCreditSectionProps) {
  const { sums, hasAny, changes } = credit
  return (
    <section aria-labelledby="account-credit">
      <SectionHead
        id="account-credit"
        title={creditTitle}
        action={<ChangeCreditButton clientId={clientId} currency={currency} hasCredit={hasAny} />}
      />
      {changes.length === 0 ? (
        <p className="pt-2.5 text-ink-2">{noCreditText}</p>
      ) : (
        <>
          <p className="pt-3 pb-1 font-serif text-2xl font-light tracking-[-0.02em]">{sums}</p>
          <Rows>
            {changes.map(({ id, what, reason, amount, on, href }) => (
              <li key={id} className="flex items-baseline justify-between gap-3 py-2.5">
                <div className="min-w-0">
                  {href ? <TextLink href={href}>{what}</TextLink> : what}
                  <p className="wrap-anywhere text-ink-2">{reason ? `${on}, ${reason}` : on}</p>
                </div>
                <span className="whitespace-nowrap">{amount}</span>
              </li>
            ))}
          </Rows>
        </>
      )}
    </section>
  )
}
