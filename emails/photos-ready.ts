import { paysText } from '@/lib/people/brokerages/words'
import { deliverySubjects, deliveryTitles, photosOf } from '@/lib/photos/deliveries/words/deliveries'
import { splitAddress } from '@/lib/platform/text/address'
import { clientReason } from './client-reason'
import type { Mail } from './mail'

export type PhotosReadyProps = {
  fullName: string
  address: string
  shootDate: string
  photographer?: string
  photoCount: number
  /** How many of the photos can be viewed before they're paid. */
  previewCount?: number
  /** What was delivered besides photos: `1 film, 1 document`; null for nothing. */
  extras?: string | null
  amount: string
  /** The tax in the amount, formatted. */
  tax?: string | null
  /** There's no charge: all photos are unlocked. */
  isComplimentary?: boolean
  /** A deposit or account credit paid for everything: all photos are unlocked. */
  isPrepaid?: boolean
  /** What others pay, whether that is all of it, whether the photos are unlocked already, and whether they wait for the others. */
  others?: {
    payers: { name: string; amount: string }[]
    isAll: boolean
    isUnlocked: boolean
    areAwaited: boolean
    /** Why the photos wait for a brokerage that usually pays later; absent for others. */
    limit?: string
  }
  /** What the client chooses from, in sentences; absent if all photos are sold together. */
  choice?: string
  /** When the saved card is charged, in a sentence; null for payment by invoice. */
  chargeText?: string | null
  invoiceNumber: string
  dueOn: string
  /** The last day the gallery is available, formatted; null when it doesn't expire. */
  lastDay?: string | null
  instructions: string | null
  link: string
  payLink: string
}

/** To the client when photos were sent: one email for the delivery and its invoice. */
export const photosReady: Mail<PhotosReadyProps> = {
  subject: ({ address, photoCount }) => deliverySubjects.ready(address, photoCount),
  content: (props) => {
    const { photoCount, amount, isComplimentary, isPrepaid, others } = props
    const { street } = splitAddress(props.address)
    const isCovered = others?.isAll ?? false
    const isPaid = isComplimentary || isPrepaid || isCovered
    return {
      preview: `${photosOf(street, photoCount)}.`,
      reason: clientReason,
      heading: deliveryTitles.ready(photoCount),
      street,
      to: props.fullName,
      lead: [leadOf(props), others?.limit].filter(Boolean).join(' '),
      facts: [
        ['Shoot', props.shootDate],
        ['Photographer', props.photographer ?? null],
        ['Photos', String(photoCount)],
        ['Also delivered', props.extras ?? null],
        ['Invoice', isCovered ? null : props.invoiceNumber],
        ['Amount', isCovered ? null : amountText(props)],
        ...payerFacts(others),
        ['Payment', props.chargeText ?? null],
        ['Tax included', props.tax ?? null],
        ['Available', props.lastDay ? `Through ${props.lastDay}` : null],
        ['Note', props.instructions],
      ],
      action: {
        href: props.link,
        label: labelOf(props),
        second: {
          href: props.payLink,
          label: isPaid || props.chargeText || props.choice ? 'View invoice' : `Pay ${amount}`,
        },
      },
    }
  },
}

function labelOf({ isComplimentary, isPrepaid, others, choice }: PhotosReadyProps): string {
  if (choice) return 'Choose photos'
  return isComplimentary || isPrepaid || others?.isUnlocked ? 'Download photos' : 'View gallery'
}

function leadOf(props: PhotosReadyProps): string {
  const { photoCount, others } = props
  if (props.choice) return chooseText(props.choice)
  if (props.isComplimentary) return freeText(photoCount)
  if (props.isPrepaid) return prepaidText(photoCount)
  return others?.isAll ? coveredText(others, photoCount) : lockedText(props)
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

type Others = NonNullable<PhotosReadyProps['others']>

function payerFacts(others: Others | undefined): [string, string][] {
  return (others?.payers ?? []).map(({ name, amount }) => [paysText(name), amount])
}

function coveredText({ payers, isUnlocked }: Others, photoCount: number): string {
  const photos = photoCount === 1 ? 'this photo' : 'these photos'
  const isOne = payers.length === 1
  const names = new Intl.ListFormat('en-US').format(payers.map(({ name }) => name))
  const who = `${names} ${isOne ? 'pays' : 'pay'} for ${photos}.`
  if (isUnlocked) return `${who} You can download ${photoCount === 1 ? 'it' : 'all of them'} now.`
  const [them, unlock] = photoCount === 1 ? ['it', 'it unlocks'] : ['them', 'they unlock']
  return `${who} You can preview ${them} for free, and ${unlock} once ${isOne ? 'the invoice is' : 'all invoices are'} paid.`
}

function freeText(photoCount: number): string {
  return photoCount === 1
    ? "there's no charge for this photo. You can download it now."
    : "there's no charge for these photos. You can download all of them now."
}

function chooseText(choice: string): string {
  return `you choose which of these photos you want. ${choice} Only those you choose unlock.`
}

function lockedText({ photoCount, previewCount = 0, amount, chargeText, others }: PhotosReadyProps): string {
  const areOthersAwaited = others?.areAwaited ?? false
  if (previewCount > 0 && photoCount > previewCount && !areOthersAwaited && !chargeText)
    return previewsText(previewCount, photoCount - previewCount, amount)
  const when = areOthersAwaited ? 'when all invoices are paid' : 'when the invoice is paid'
  return photoCount === 1
    ? `you can preview your photo for free. The full photo unlocks ${when}.`
    : `you can preview your photos for free. The full photos unlock ${when}.`
}

function previewsText(previewCount: number, lockedCount: number, amount: string): string {
  const previews = previewCount === 1 ? 'one preview is' : 'two previews are'
  const others = lockedCount === 1 ? 'the other photo unlocks' : `the other ${lockedCount} unlock`
  return `${previews} free to view; ${others} when you pay ${amount}.`
}
