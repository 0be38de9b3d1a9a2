import { SectionHead } from '@/components/ui/section-head'
import { linkClasses } from '@/components/ui/text-link'
import { maxInquiries } from '@/lib/photos/property-pages/limits'
import type { Inquiry } from '@/lib/photos/property-pages/schema/inquiries'
import { DeleteInquiry } from './delete-inquiry'

/** What visitors asked, newest first. */
export function InquiryList({ inquiries, count }: { inquiries: readonly Inquiry[]; count: number }) {
  return (
    <section aria-labelledby="inquiries" className="mt-12 max-w-216">
      <SectionHead id="inquiries" title="Inquiries" action={count > 0 ? String(count) : null} />
      {inquiries.length === 0 && (
        <p className="py-4 text-ink-2">Nobody has asked yet. Questions also arrive as emails.</p>
      )}
      <ul>
        {inquiries.map(({ id, fullName, email, phone, message, receivedAt }) => (
          <li key={id} className="grid gap-2 border-b py-4">
            <div className="flex flex-wrap items-baseline justify-between gap-x-6">
              <p className="font-strong wrap-anywhere">{fullName}</p>
              <p className="text-xs text-ink-3">{receivedAt}</p>
            </div>
            <p className="whitespace-pre-line wrap-anywhere text-ink-2">{message}</p>
            <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
              <a href={`mailto:${email}`} className={linkClasses('wrap-anywhere')}>
                {email}
              </a>
              {phone && (
                <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={linkClasses()}>
                  {phone}
                </a>
              )}
              <span className="ml-auto">
                <DeleteInquiry inquiryId={id} fullName={fullName} />
              </span>
            </div>
          </li>
        ))}
      </ul>
      {count > maxInquiries && (
        <p className="t-label mt-3">The newest {maxInquiries} are listed. All were emailed.</p>
      )}
    </section>
  )
}
