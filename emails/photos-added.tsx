import { splitAddress } from '@/lib/platform/address'
import { MailAction, MailFacts, MailHeading } from './blocks'
import { MailFrame } from './frame'
import type { Mail } from './mail'

export type PhotosAddedProps = {
  fullName: string
  address: string
  addedCount: number
  link: string
}

/** To the client when photos were added to a delivery they have: nothing more is to be paid for them. */
export const photosAdded: Mail<PhotosAddedProps> = {
  subject: ({ address }) => `More photos of ${splitAddress(address).street}`,
  body: ({ fullName, address, addedCount, link }, studio) => (
    <MailFrame
      studio={studio}
      preview={`More photos of ${splitAddress(address).street}.`}
      reason="You receive this because you booked this shoot."
    >
      <MailHeading
        lead={`Hello ${fullName}, your photographer added to your delivery. Your invoice stays as it is.`}
      >
        There are more photos.
      </MailHeading>
      <MailFacts address={address} facts={[['Added', String(addedCount)]]} />
      <MailAction href={link} label="View photos" />
    </MailFrame>
  ),
}
