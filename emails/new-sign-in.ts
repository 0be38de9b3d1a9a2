import { accountSubjects, notYouTexts } from '@/lib/people/accounts/words/emails'
import type { Mail } from './mail'

/** `signedInAt` is formatted; `link` opens the page that emails a reset link. */
export type NewSignInProps = {
  fullName: string
  device: string
  network: string | null
  signedInAt: string
  link: string
}

export const newSignIn: Mail<NewSignInProps> = {
  subject: (_props, studio) => accountSubjects.newSignIn(studio.name),
  content: ({ fullName, device, network, signedInAt, link }, studio) => ({
    preview: notYouTexts.preview,
    reason: 'someone signed in to your account from a new device',
    heading: 'New sign-in to your account',
    to: fullName,
    lead: "someone signed in to your account from a device that we haven't seen before. If it was you, there's nothing to do.",
    facts: [
      ['Device', device],
      ['Network', network],
      ['Signed in', signedInAt],
    ],
    action: {
      href: link,
      label: 'Reset password',
      remark: notYouTexts.remark(studio.supportEmail),
    },
  }),
}
