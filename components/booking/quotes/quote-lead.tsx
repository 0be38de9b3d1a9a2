import type { ReactNode } from 'react'
import { KeyValues } from '@/components/ui/key-values'
import { linkClasses } from '@/components/ui/text-link'

type QuoteLeadProps = {
  studio: { supportEmail: string; phone: string | null; hours: string }
  /** A picture with its caption; hidden on a phone, like the contact details. */
  figure: ReactNode
}

/** The introduction to the form, with the studio's contact details. */
export function QuoteLead({ studio, figure }: QuoteLeadProps) {
  const { supportEmail, phone, hours } = studio
  return (
    <div className="grid gap-6 @5xl:sticky @5xl:top-8">
      <h1 className="t-display max-w-[8ch] text-[length:clamp(2.75rem,6.4vw,6rem)] @5xl:max-w-none">
        Get a quote
      </h1>
      <p className="max-w-[40ch] text-base text-ink-2">
        Tell us about the property. A photographer will reply with a price and two or three dates, usually
        within one business day.
      </p>
      <div className="hidden gap-6 @3xl:grid">
        <KeyValues
          className="max-w-96 border-t"
          items={[
            [
              'Email',
              <a key="email" href={`mailto:${supportEmail}`} className={linkClasses('-my-0.5')}>
                {supportEmail}
              </a>,
            ],
            ['Phone', phone],
            ['Hours', hours],
          ]}
        />
        {figure}
      </div>
    </div>
  )
}
