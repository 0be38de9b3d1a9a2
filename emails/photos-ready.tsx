import { paysText } from '@/lib/brokerages/words'
import { deliverySubjects, deliveryTitles, photosOf } from '@/lib/deliveries/words/deliveries'
import { splitAddress } from '@/lib/platform/address'
import type { Mail } from './mail'

export type PhotosReadyProps = {
  fullName: string
  address: string
  shootDate: string
  photoCount: number
  amount: string
  /** The tax in the amount, formatted. */
  tax?: string | null
  /** There's no charge: all photos are unlocked. */
  isComplimentary?: boolean
  /** A deposit or account credit paid for everything: all photos are unlocked. */
  isPrepaid?: boolean
  /** What the client's brokerage pays, and whether that is all of it, and unlocks the photos already. */
  brokerage?: { name: string; amount: string; isAll: boolean; isUnlocked: boolean }
  /** What the client chooses from, in sentences; absent if all photos are sold together. */
  choice?: string
  /** When the saved card is charged, in a sentence; null for payment by invoice. */
  chargeText?: string | null
  invoiceNumber: string
  dueOn: string
  instructions: string | null
  link: string
  payLink: string
}

/** To the client when photos were sent: one email for the delivery and its invoice. */
export const photosReady: Mail<PhotosReadyProps> = {
  subject: ({ address, photoCount }) => deliverySubjects.ready(address, photoCount),
  content: (props) => {
    const { address, photoCount, isComplimentary, isPrepaid } = props
    const { brokerage } = props
    const isCovered = brokerage?.isAll ?? false
    const isPaid = isComplimentary || isPrepaid || isCovered
    return {
      preview: `${photosOf(splitAddress(address).street, photoCount)}.`,
      reason: 'you booked this shoot',
      heading: `${deliveryTitles.ready(photoCount)}.`,
      to: props.fullName,
      lead: props.choice
        ? chooseText(props.choice)
        : isComplimentary
          ? freeText(photoCount)
          : isPrepaid
            ? prepaidText(photoCount)
            : isCovered && brokerage
              ? coveredText(brokerage, photoCount)
              : lockedText(photoCount),
      address,
      facts: [
        ['Shoot', props.shootDate],
        ['Photos', String(photoCount)],
        ['Invoice', props.invoiceNumber],
        ['Amount', isCovered ? null : amountText(props)],
        ...brokerageFacts(brokerage),
        ['Payment', props.chargeText ?? null],
        ['Tax included', props.tax ?? null],
        ['Note', props.instructions],
      ],
      action: {
        href: props.link,
        label: 'View photos',
        remark: (
          <>
            {isPaid ? "There's nothing to pay. For your records, see the" : 'To pay now, open the'}{' '}
            <a href={props.payLink} className="ink2" style={{ color: '#4b453e' }}>
              invoice
            </a>
            .
          </>
        ),
      },
    }
  },
}

function amountText({ amount, dueOn, isComplimentary, isPrepaid, chargeText }: PhotosReadyProps): string {
  if (isComplimentary) return 'No charge'
  if (isPrepaid) return 'Paid in advance'
  return chargeText ? amount : `${amount}, due ${dueOn}`
}

function prepaidText(photoCount: number): string {
  return photoCount === 1
    ? "you've paid for this photo in advance. You can download it now."
    : "you've paid for these photos in advance. You can download all of them now."
}

function brokerageFacts(brokerage: PhotosReadyProps['brokerage']): [string, string][] {
  return brokerage ? [[paysText(brokerage.name), brokerage.amount]] : []
}

function coveredText(
  { name, isUnlocked }: { name: string; isUnlocked: boolean },
  photoCount: number,
): string {
  const photos = photoCount === 1 ? 'this photo' : 'these photos'
  if (!isUnlocked)
    return `${name} pays for ${photos}. You can preview them for free, and they unlock once it has paid.`
  return `${name} pays for ${photos}. You can download ${photoCount === 1 ? 'it' : 'all of them'} now.`
}

function freeText(photoCount: number): string {
  return photoCount === 1
    ? "there's no charge for this photo. You can download it now."
    : "there's no charge for these photos. You can download all of them now."
}

function chooseText(choice: string): string {
  return `you choose which of these photos you want. ${choice} Only those you choose unlock.`
}

function lockedText(photoCount: number): string {
  return photoCount === 1
    ? 'you can preview your photo for free. The full photo unlocks when the invoice is paid.'
    : 'you can preview your photos for free. The full photos unlock when the invoice is paid.'
}
