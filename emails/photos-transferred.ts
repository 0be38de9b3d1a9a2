import { photosOf } from '@/lib/photos/deliveries/words/deliveries'
import { transferSubjects, transferTitles } from '@/lib/photos/transfers/words'
import { splitAddress } from '@/lib/platform/text/address'
import type { Mail } from './mail'

export type PhotosTransferredProps = {
  fullName: string
  address: string
  photoCount: number
  /** What the license is called. */
  license: string
  amount: string
  /** There's no charge: all photos are unlocked. */
  isFree: boolean
  /** Null while the reader has no account; the invoice follows. */
  invoiceNumber: string | null
  dueOn: string | null
  link: string
}

/** To an agent who takes over a listing, when its photos are sold to them too. */
export const photosTransferred: Mail<PhotosTransferredProps> = {
  subject: ({ address }) => transferSubjects.offered(address),
  content: (props, studio) => {
    const { photoCount, isFree, dueOn } = props
    const { street } = splitAddress(props.address)
    const needsAccount = props.invoiceNumber === null
    return {
      preview: `${photosOf(street, photoCount)}.`,
      reason: `${studio.name} transferred these photos to you`,
      heading: transferTitles.offered,
      street,
      to: props.fullName,
      lead: `you can use the photos of this property with a license of your own. ${nextStep(needsAccount, isFree)}`,
      facts: [
        ['Photos', String(photoCount)],
        ['License', props.license],
        ['Invoice', props.invoiceNumber],
        ['Amount', isFree ? 'No charge' : [props.amount, dueOn && `due ${dueOn}`].filter(Boolean).join(', ')],
      ],
      action: { href: props.link, label: needsAccount ? 'Create account' : 'View gallery' },
    }
  },
}

function nextStep(needsAccount: boolean, isFree: boolean): string {
  if (needsAccount) return 'Create an account with this email address to see them.'
  return isFree
    ? 'You can download all of them now.'
    : 'You can preview them for free. The full photos unlock when the invoice is paid.'
}
