import { deliverySubjects } from '@/lib/deliveries/words/deliveries'
import { clientReason } from './client-reason'
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
  content: ({ fullName, address, addedCount, link }) => ({
    preview: "There's no extra charge.",
    reason: clientReason,
    heading: addedCount === 1 ? 'A photo was added.' : 'Photos were added.',
    to: fullName,
    lead: `the studio added ${addedCount === 1 ? 'a photo' : `${addedCount} photos`} to your delivery. Your invoice hasn't changed.`,
    address,
    facts: [['Added', String(addedCount)]],
    action: { href: link, label: 'View photos' },
  }),
}
