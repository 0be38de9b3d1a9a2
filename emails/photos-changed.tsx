import { splitAddress } from '@/lib/platform/address'
import { MailAction, MailFacts, MailHeading } from './blocks'
import { MailFrame } from './frame'
import type { Mail } from './mail'

export type PhotosChangedProps = {
  fullName: string
  address: string
  removedCount: number
  replacedCount: number
  /** Photos in the delivery after the changes. */
  photoCount: number
  link: string
}

/** To the client when photos of a delivery were removed or replaced; one email covers several changes. */
export const photosChanged: Mail<PhotosChangedProps> = {
  subject: ({ address }) => `Your photos of ${splitAddress(address).street} were updated`,
  body: ({ fullName, address, removedCount, replacedCount, photoCount, link }, studio) => (
    <MailFrame studio={studio} preview="Your invoice hasn't changed." reason="you booked this shoot">
      <MailHeading lead={`Hello ${fullName}, the studio updated your delivery. Your invoice hasn't changed.`}>
        Your photos were updated.
      </MailHeading>
      <MailFacts
        address={address}
        facts={[
          ...countRow('Replaced', replacedCount),
          ...countRow('Removed', removedCount),
          ['Photos now', String(photoCount)],
        ]}
      />
      <MailAction href={link} label="View photos" />
    </MailFrame>
  ),
}

function countRow(label: string, count: number): [label: string, value: string][] {
  return count > 0 ? [[label, String(count)]] : []
}
