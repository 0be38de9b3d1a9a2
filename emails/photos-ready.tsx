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
  /** There is nothing to pay: all photos are open. */
  isComplimentary?: boolean
  invoiceNumber: string
  dueOn: string
  instructions: string | null
  link: string
  payLink: string
}

/** To the client when photos were sent: the delivery and its invoice in one. */
export const photosReady: Mail<PhotosReadyProps> = {
  subject: ({ address }) => `Your photos are ready: ${splitAddress(address).street}`,
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
        preview={`${photoCount === 1 ? '1 photo' : `${photoCount} photos`} of ${splitAddress(address).street}.`}
        reason="You receive this because you booked this shoot."
      >
        <MailHeading
          lead={`Hello ${fullName}, ${isComplimentary ? "there's no charge for these photos: all of them are open now." : 'your previews are free to view. The full photos unlock when the invoice is paid.'}`}
        >
          Your photos are ready.
        </MailHeading>
        <MailFacts
          address={address}
          facts={[
            ['Shot', shootDate],
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
              {isComplimentary
                ? "There's nothing to pay. For your records, open the"
                : 'To pay now, open the'}{' '}
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
