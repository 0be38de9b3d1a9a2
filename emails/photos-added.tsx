import { deliverySubjects } from '@/lib/deliveries/words/deliveries'
import { MailAction, MailFacts, MailHeading } from './blocks'
import { MailFrame } from './frame'
import type { Mail } from './mail'

export type PhotosAddedProps = {
  fullName: string
  address: string
  addedCount: number
  link: string
}

/** To the client when photos were added to a delivery at no charge. */
export const photosAdded: Mail<PhotosAddedProps> = {
  subject: ({ address, addedCount }) => deliverySubjects.added(address, addedCount),
  body: ({ fullName, address, addedCount, link }, studio) => (
    <MailFrame studio={studio} preview="There's no extra charge." reason="you booked this shoot">
      <MailHeading
        lead={`Hello ${fullName}, the studio added ${addedCount === 1 ? 'a photo' : `${addedCount} photos`} to your delivery. Your invoice hasn't changed.`}
      >
        {addedCount === 1 ? 'A photo was added.' : 'Photos were added.'}
      </MailHeading>
      <MailFacts address={address} facts={[['Added', String(addedCount)]]} />
      <MailAction href={link} label="View photos" />
    </MailFrame>
  ),
}
