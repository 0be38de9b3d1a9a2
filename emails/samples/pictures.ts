import type { MailPictures } from '@/emails/mail'
import type { MailName } from '@/emails/registry'
import { sampleOrigin } from './link'

/** What previews show of photos before they're paid: two with a watermark, and two that are locked. */
const locked: MailPictures = {
  cover: { src: `${sampleOrigin}/mail/sample-cover.jpg`, alt: '5 Pavilion Way, preview' },
  row: [
    { src: `${sampleOrigin}/mail/sample-1.jpg`, alt: 'Living room, preview' },
    { src: `${sampleOrigin}/mail/sample-2.jpg`, alt: 'Kitchen, locked' },
    { src: `${sampleOrigin}/mail/sample-3.jpg`, alt: 'Primary bathroom, locked' },
  ],
}

/** The pictures of email previews, of those that have some. */
export const samplePictures: Partial<Record<MailName, MailPictures>> = {
  'photos-ready': locked,
  'photos-transferred': locked,
  'photos-added': locked,
  'photos-changed': locked,
  'gallery-expires': locked,
}
