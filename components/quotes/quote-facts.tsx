import { KeyValues } from '@/components/ui/key-values'
import { Notice } from '@/components/ui/notice'
import { linkClasses, TextLink } from '@/components/ui/text-link'
import { TotalRow } from '@/components/ui/total-row'
import type { QuoteDetail } from '@/lib/quotes/schema'
import { listPriceLabel } from '@/lib/quotes/words'

type QuoteFactsProps = {
  quote: QuoteDetail
  /** The messages of the client with this email address; null if there is none. */
  messagesHref: string | null
}

/** The details of a request with its list price. */
export function QuoteFacts({ quote, messagesHref }: QuoteFactsProps) {
  const { email, phone, project } = quote
  return (
    <div className="grid gap-6">
      {messagesHref && (
        <Notice
          title="This email belongs to a client"
          action={<TextLink href={messagesHref}>Open their messages</TextLink>}
        >
          They may have messaged the studio before.
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
            'Email',
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
          ['Needed by', quote.wantedBy],
          [
            'Project',
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
