import { KeyValues } from '@/components/ui/key-values'
import { Notice } from '@/components/ui/notice'
import { linkClasses, TextLink } from '@/components/ui/text-link'
import { TotalRow } from '@/components/ui/total-row'
import { listPriceLabel } from '@/lib/quotes/rules'
import type { QuoteDetail } from '@/lib/quotes/schema'

type QuoteFactsProps = {
  quote: QuoteDetail
  /** Where the client of this e-mail address writes; null for no such client. */
  messagesHref: string | null
}

/** What was asked, by whom, and what the list says it costs. */
export function QuoteFacts({ quote, messagesHref }: QuoteFactsProps) {
  const { email, phone, project } = quote
  return (
    <div className="grid gap-6">
      {messagesHref && (
        <Notice
          title="This address belongs to a client"
          action={<TextLink href={messagesHref}>Open their messages</TextLink>}
        >
          They may have written to the studio before.
        </Notice>
      )}
      {quote.message && (
        <p dir="auto" className="text-base whitespace-pre-wrap wrap-anywhere">
          {quote.message}
        </p>
      )}
      <KeyValues
        className="border-t"
        items={[
          [
            'E-mail',
            <a key="email" href={`mailto:${email}`} className={linkClasses('-my-0.5 wrap-anywhere')}>
              {email}
            </a>,
          ],
          [
            'Phone',
            phone && (
              <a key="phone" href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={linkClasses('-my-0.5')}>
                {phone}
              </a>
            ),
          ],
          ['Size', quote.propertySize],
          ['Wanted by', quote.wantedBy],
          [
            'Asked from',
            project && (
              <TextLink key="project" href={`/portfolio/${project.id}`}>
                {project.title}
              </TextLink>
            ),
          ],
          ['Services', quote.services.join(', ')],
        ]}
      />
      <TotalRow
        label={listPriceLabel(quote.services.length)}
        amount={quote.listPrice}
        className="-mt-6"
        plain
      />
    </div>
  )
}
