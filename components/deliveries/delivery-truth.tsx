import { ChevronDown } from 'lucide-react'
import { KeyValues } from '@/components/ui/key-values'
import { SectionHead } from '@/components/ui/section-head'
import { Status } from '@/components/ui/status'
import { TextLink } from '@/components/ui/text-link'
import { Timeline } from '@/components/ui/timeline'
import { countPhotos } from '@/lib/deliveries/rules'
import type { DeliveryTruth as Truth } from '@/lib/deliveries/schema'
import { ExpiryForm } from './expiry-form'

type DeliveryTruthProps = {
  truth: Truth
  /** Every event was asked for, not the latest alone. */
  showsAll: boolean
  className?: string
}

/** What became of a delivery: whether the mail went, what the client opened and took, and until when they can. */
export function DeliveryTruth({ truth, showsAll, className }: DeliveryTruthProps) {
  const { sentAt, mail, firstOpenedAt, lastOpenedAt, lines, lineCount } = truth
  const lastDownload = lines.find(({ kind }) => kind === 'DOWNLOADED')
  return (
    <section aria-labelledby="delivery-truth" className={className}>
      <SectionHead id="delivery-truth" title="Activity" />
      <div className="grid gap-x-10 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <KeyValues
          items={[
            ['Sent', sentAt],
            ['Email', <MailState key="mail" mail={mail} />],
            ['First opened', firstOpenedAt ?? 'Not yet'],
            ['Last opened', lastOpenedAt === firstOpenedAt ? null : lastOpenedAt],
            ['Viewed', viewedText(truth)],
            ['Last download', lastDownload ? `${lastDownload.title}, ${lastDownload.at}` : 'None yet'],
          ]}
        />
        <ExpiryForm deliveryId={truth.deliveryId} expiresOn={truth.expiresOn} className="pt-5 lg:pt-3" />
      </div>
      {lines.length > 0 && (
        <details className="group mt-4" open={showsAll}>
          <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1.5 font-strong text-accent [&::-webkit-details-marker]:hidden">
            {lineCount === 1 ? '1 event' : `${lineCount.toLocaleString('en-US')} events`}
            <ChevronDown className="icon-sm group-open:rotate-180" aria-hidden="true" />
          </summary>
          <Timeline
            className="mt-3"
            entries={lines.map(({ id, title, by, at, dateTime }) => ({
              key: id,
              title,
              when: at,
              dateTime,
              detail: by ?? undefined,
            }))}
          />
          {!showsAll && lines.length < lineCount && (
            <TextLink
              href={`/photo-view?booking_id=${truth.bookingId}&delivery_id=${truth.deliveryId}&events=all#delivery-truth`}
            >
              Show all {lineCount.toLocaleString('en-US')} events
            </TextLink>
          )}
        </details>
      )}
    </section>
  )
}

function viewedText({ viewed, lastViewedAt }: Truth): string {
  return lastViewedAt ? `${countPhotos(viewed)}, last ${lastViewedAt}` : 'None yet'
}

function MailState({ mail }: { mail: Truth['mail'] }) {
  if (!mail) return 'None sent'
  return (
    <span className="flex flex-wrap items-center gap-x-2.5">
      <Status value={mail.status} />
      {mail.at}
    </span>
  )
}
