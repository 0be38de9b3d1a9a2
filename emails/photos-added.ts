import { deliverySubjects, type Extra } from '@/lib/photos/deliveries/words/deliveries'
import { splitAddress } from '@/lib/platform/text/address'
import { clientReason } from './client-reason'
import type { Mail } from './mail'

const noChargeText = "There's no extra charge."

export type PhotosAddedProps = {
  fullName: string
  address: string
  link: string
} & Added

type Added =
  | {
      addedCount: number
      /** Whether the client chooses from them, and pays for those beyond the included ones. */
      isChoosable?: boolean
    }
  | { extra: Extra }

/** To the client when photos, a film, a document or a tour were added to a delivery, at no charge or to choose from. */
export const photosAdded: Mail<PhotosAddedProps> = {
  subject: (props) =>
    'extra' in props
      ? deliverySubjects.extra(props.address, props.extra)
      : deliverySubjects.added(props.address, props.addedCount),
  content: (props) => ({
    ...('extra' in props ? describeExtra(props.extra) : describePhotos(props)),
    reason: clientReason,
    street: splitAddress(props.address).street,
    to: props.fullName,
    action: {
      href: props.link,
      label: 'isChoosable' in props && props.isChoosable ? 'Choose photos' : 'View gallery',
    },
  }),
}

function describeExtra(extra: Extra) {
  return {
    preview: noChargeText,
    heading: `A ${extra} was added`,
    lead: `the studio added a ${extra} to your delivery. Your invoice hasn't changed.`,
  }
}

function describePhotos({ addedCount, isChoosable = false }: Exclude<Added, { extra: Extra }>) {
  const what = addedCount === 1 ? 'a photo' : `${addedCount} photos`
  return {
    preview: isChoosable ? 'You only pay for photos that you choose.' : noChargeText,
    heading: addedCount === 1 ? 'A photo was added' : 'Photos were added',
    lead: `the studio added ${what} to ${isChoosable ? 'those you choose from' : 'your delivery'}. Your invoice hasn't changed.`,
  }
}
