import { splitAddress } from '@/lib/platform/address'
import { MailAction, MailFacts, MailHeading } from './blocks'
import { MailFrame } from './frame'
import type { Mail } from './mail'

export type GalleryExpiresProps = {
  /** It draws near, or the studio has moved it. */
  why: 'soon' | 'changed'
  fullName: string
  address: string
  /** Formatted; null when the gallery stays open for ever. */
  lastDay: string | null
  photoCount: number
  /** Whether the photos still wait for payment. */
  locked: boolean
  link: string
}

/** To the client before a gallery closes, and when the studio keeps it open for longer. */
export const galleryExpires: Mail<GalleryExpiresProps> = {
  subject: ({ address, lastDay }) => {
    const { street } = splitAddress(address)
    return lastDay ? `Photos of ${street}: open until ${lastDay}` : `Photos of ${street} stay open`
  },
  body: ({ why, fullName, address, lastDay, photoCount, locked, link }, studio) => (
    <MailFrame
      studio={studio}
      preview={lastDay ? `The last day is ${lastDay}.` : 'They no longer have a last day.'}
      reason="You receive this because you booked this shoot."
    >
      <MailHeading lead={`Hello ${fullName}, ${leadOf(why, lastDay)} ${adviceOf(lastDay, locked)}`}>
        {lastDay ? `Open until ${lastDay}.` : 'Your gallery stays open.'}
      </MailHeading>
      <MailFacts
        address={address}
        facts={[
          ['Photos', String(photoCount)],
          ['Last day', lastDay ?? 'None'],
        ]}
      />
      <MailAction href={link} label="View photos" />
    </MailFrame>
  ),
}

function leadOf(why: 'soon' | 'changed', lastDay: string | null): string {
  if (why === 'soon') return 'your gallery closes soon.'
  return lastDay ? 'the studio keeps your gallery open for longer.' : 'your gallery no longer closes.'
}

function adviceOf(lastDay: string | null, locked: boolean): string {
  if (locked) return 'The full photos unlock when the invoice is paid.'
  return lastDay ? 'Download what you want to keep by then.' : 'Download your photos whenever you like.'
}
