import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { QuoteSent } from '@/components/booking/quotes/quote-sent'
import { zoneClasses } from '@/components/site/portfolio/public-frame'
import { readSentQuote, sentQuoteCookie } from '@/lib/booking/quotes/rules/sent-quote'

export const metadata: Metadata = { title: 'Request sent', robots: { index: false } }

/** The confirmation after a request. Reloading it sends nothing. */
export default async function QuoteSentPage() {
  const jar = await cookies()
  return (
    <div className={zoneClasses}>
      <QuoteSent sent={readSentQuote(jar.get(sentQuoteCookie.name)?.value)} />
    </div>
  )
}
