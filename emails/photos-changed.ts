import { splitAddress } from '@/lib/platform/text/address'
import { clientReason } from './client-reason'
import type { Mail } from './mail'

export type PhotosChangedProps = {
  fullName: string
  address: string
  removedCount: number
  replacedCount: number
  /** Photos in the delivery after the changes. */
  photoCount: number
  link: string
}

/** To the client when photos of a delivery were removed or replaced; one email covers several changes. */
export const photosChanged: Mail<PhotosChangedProps> = {
  subject: ({ address }) => `Your photos of ${splitAddress(address).street} were updated`,
  content: ({ fullName, address, removedCount, replacedCount, photoCount, link }) => ({
    preview: "Your invoice hasn't changed.",
    reason: clientReason,
    heading: 'Your photos were updated',
    street: splitAddress(address).street,
    to: fullName,
    lead: "the studio updated your delivery. Your invoice hasn't changed.",
    facts: [
      ['Replaced', replacedCount > 0 ? String(replacedCount) : null],
      ['Removed', removedCount > 0 ? String(removedCount) : null],
      ['Photos now', String(photoCount)],
    ],
    action: { href: link, label: 'View gallery' },
  }),
}
