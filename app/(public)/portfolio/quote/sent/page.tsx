import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { zoneClasses } from '@/components/portfolio/public-frame'
import { QuoteSent } from '@/components/quotes/quote-sent'
import { readSentQuote, sentQuoteCookie } from '@/lib/quotes/rules/sent-quote'

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
