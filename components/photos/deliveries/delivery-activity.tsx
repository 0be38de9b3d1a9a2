import { Disclosure } from '@/components/ui/disclosure'
import { KeyValues } from '@/components/ui/key-values'
import { Status } from '@/components/ui/status'
import { TextLink } from '@/components/ui/text-link'
import { Timeline } from '@/components/ui/timeline'
import type { DeliveryActivity as Activity } from '@/lib/photos/deliveries/schema/activity'
import { countPhotos } from '@/lib/photos/deliveries/words/counts'
import { countOf } from '@/lib/platform/words'
import { DetailsFold } from './details-fold'
import { LazyExpiryForm } from './lazy-expiry-form'

type DeliveryActivityProps = {
  activity: Activity
  /** Whether all events are shown, not only the latest. */
  showsAll: boolean
}

/** Shows the photographer what happened with a delivery: its email, what the client opened and downloaded, and its expiry. */
export function DeliveryActivity({ activity, showsAll }: DeliveryActivityProps) {
  const { sentAt, mail, firstOpenedAt, lastOpenedAt, events, eventCount } = activity
  const lastDownload = events.find(({ kind }) => kind === 'DOWNLOADED')
  return (
    <DetailsFold id="delivery-activity" title="Activity" note={activity.eventCount} open={showsAll}>
      <div className="grid gap-x-10 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <KeyValues
          items={[
            ['Sent', sentAt],
            ['Email', <EmailStatus key="mail" mail={mail} />],
            ['First opened', firstOpenedAt ?? 'Not yet'],
            ['Last opened', lastOpenedAt === firstOpenedAt ? null : lastOpenedAt],
            ['Viewed', viewedText(activity)],
            ['Last download', lastDownload ? `${lastDownload.title}, ${lastDownload.at}` : 'None yet'],
          ]}
        />
        <LazyExpiryForm
          deliveryId={activity.deliveryId}
          expiresOn={activity.expiresOn}
          className="pt-5 lg:pt-3"
        />
      </div>
      {events.length > 0 && (
        <Disclosure summary={countOf(eventCount, 'event')} open={showsAll}>
          <Timeline
            className="mt-3"
            entries={events.map(({ id, title, by, at, dateTime }) => ({
              key: id,
              title,
              when: at,
              dateTime,
              detail: by ?? undefined,
            }))}
          />
          {!showsAll && events.length < eventCount && (
            <TextLink
              href={`/photo-view?booking_id=${activity.bookingId}&delivery_id=${activity.deliveryId}&events=all#delivery-activity`}
            >
              Show all {eventCount.toLocaleString('en-US')} events
            </TextLink>
          )}
        </Disclosure>
      )}
    </DetailsFold>
  )
}

function viewedText({ viewed, lastViewedAt }: Activity): string {
  return lastViewedAt ? `${countPhotos(viewed)}, most recently ${lastViewedAt}` : 'None yet'
}

function EmailStatus({ mail }: { mail: Activity['mail'] }) {
  if (!mail) return 'Not sent'
  return (
    <span className="flex flex-wrap items-center gap-x-2.5">
      <Status value={mail.status} />
      {mail.at}
    </span>
  )
}
