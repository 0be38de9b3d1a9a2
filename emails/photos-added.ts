import { deliverySubjects } from '@/lib/photos/deliveries/words/deliveries'
import { splitAddress } from '@/lib/platform/text/address'
import { clientReason } from './client-reason'
import type { Mail } from './mail'

export type PhotosAddedProps = {
  fullName: string
  address: string
  addedCount: number
  /** Whether the client chooses from them, and pays for those beyond the included ones. */
  isChoosable?: boolean
  link: string
}

/** To the client when photos were added to a delivery, at no charge or to choose from. */
export const photosAdded: Mail<PhotosAddedProps> = {
  subject: ({ address, addedCount }) => deliverySubjects.added(address, addedCount),
  content: ({ fullName, address, addedCount, isChoosable = false, link }) => ({
    preview: isChoosable ? 'You only pay for photos that you choose.' : "There's no extra charge.",
    reason: clientReason,
    heading: addedCount === 1 ? 'A photo was added' : 'Photos were added',
    street: splitAddress(address).street,
    to: fullName,
    lead: `the studio added ${addedCount === 1 ? 'a photo' : `${addedCount} photos`} to ${isChoosable ? 'those you choose from' : 'your delivery'}. Your invoice hasn't changed.`,
    facts: [['Added', String(addedCount)]],
    action: { href: link, label: isChoosable ? 'Choose photos' : 'View gallery' },
  }),
}
