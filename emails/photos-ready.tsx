import { deliverySubjects, deliveryTitles, photosOf } from '@/lib/deliveries/words/deliveries'
import { splitAddress } from '@/lib/platform/address'
import { MailAction, MailFacts, MailHeading } from './blocks'
import { MailFrame } from './frame'
import type { Mail } from './mail'

export type PhotosReadyProps = {
  fullName: string
  address: string
  shootDate: string
  photoCount: number
  amount: string
  /** There's no charge: all photos are unlocked. */
  isComplimentary?: boolean
  invoiceNumber: string
  dueOn: string
  instructions: string | null
  link: string
  payLink: string
}

/** To the client when photos were sent: one email for the delivery and its invoice. */
export const photosReady: Mail<PhotosReadyProps> = {
  subject: ({ address, photoCount }) => deliverySubjects.ready(address, photoCount),
  body: (props, studio) => {
    const {
      fullName,
      address,
      shootDate,
      photoCount,
      amount,
      isComplimentary,
      invoiceNumber,
      dueOn,
      instructions,
      link,
      payLink,
    } = props
    return (
      <MailFrame
        studio={studio}
        preview={`${photosOf(splitAddress(address).street, photoCount)}.`}
        reason="you booked this shoot"
      >
        <MailHeading
          lead={`Hello ${fullName}, ${isComplimentary ? freeText(photoCount) : lockedText(photoCount)}`}
        >
          {deliveryTitles.ready(photoCount)}.
        </MailHeading>
        <MailFacts
          address={address}
          facts={[
            ['Shoot', shootDate],
            ['Photos', String(photoCount)],
            ['Invoice', invoiceNumber],
            ['Amount', isComplimentary ? 'No charge' : `${amount}, due ${dueOn}`],
            ...(instructions ? [['Note', instructions] as [string, string]] : []),
          ]}
        />
        <MailAction
          href={link}
          label="View photos"
          remark={
            <>
              {isComplimentary ? "There's nothing to pay. For your records, see the" : 'To pay now, open the'}{' '}
              <a href={payLink} className="ink2" style={{ color: '#4b453e' }}>
                invoice
              </a>
              .
            </>
          }
        />
      </MailFrame>
    )
  },
}

function freeText(photoCount: number): string {
  return photoCount === 1
    ? "there's no charge for this photo. You can download it now."
    : "there's no charge for these photos. You can download all of them now."
}

function lockedText(photoCount: number): string {
  return photoCount === 1
    ? 'you can preview your photo for free. The full photo unlocks when the invoice is paid.'
    : 'you can preview your photos for free. The full photos unlock when the invoice is paid.'
}
