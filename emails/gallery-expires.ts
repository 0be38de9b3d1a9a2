import { availableText, deliverySubjects, deliveryTitles } from '@/lib/photos/deliveries/words/deliveries'
import { splitAddress } from '@/lib/platform/text/address'
import { clientReason } from './client-reason'
import type { Mail } from './mail'

export type GalleryExpiresProps = {
  /** The expiry date is near, or the studio has changed it. */
  why: 'soon' | 'changed'
  fullName: string
  address: string
  /** The last day the gallery is available, formatted; null when it doesn't expire. */
  lastDay: string | null
  photoCount: number
  /** Whether the photos are locked. */
  locked: boolean
  /** Whether paying the invoice unlocks them. */
  payable: boolean
  /** What the invoice comes to and where it's paid; absent where there is nothing to pay. */
  payment?: { amount: string; link: string }
  link: string
}

/** To the client before a gallery expires, and when the studio extends it. */
export const galleryExpires: Mail<GalleryExpiresProps> = {
  subject: ({ address, why, lastDay }) => deliverySubjects.expiry(address, why, lastDay),
  content: (props) => ({
    preview: `${availableText(props.lastDay) ?? 'It has no expiry date'}.`,
    reason: clientReason,
    heading: deliveryTitles.expiry(props.why, props.lastDay),
    street: splitAddress(props.address).street,
    to: props.fullName,
    lead: describeNextStep(props),
    facts: [
      ['Photos', String(props.photoCount)],
      ['Amount', props.payment?.amount ?? null],
      ['Available', props.lastDay ? `Through ${props.lastDay}` : 'No expiry date'],
    ],
    action: {
      href: props.link,
      label: 'View gallery',
      ...(props.payment && {
        second: { href: props.payment.link, label: `Pay ${props.payment.amount}` },
      }),
    },
  }),
}

function describeNextStep({ lastDay, locked, payable, payment, photoCount }: GalleryExpiresProps): string {
  const photos = photoCount === 1 ? 'photo' : 'photos'
  const deadline = lastDay ? ` by ${lastDay}` : ''
  if (payable)
    return `pay ${payment?.amount ?? 'the invoice'}${deadline} to unlock and download your ${photos}.`
  if (locked)
    return lastDay ? `you can view your gallery through ${lastDay}.` : 'you can view your gallery anytime.'
  return lastDay ? `download your ${photos} by ${lastDay}.` : `you can download your ${photos} anytime.`
}
