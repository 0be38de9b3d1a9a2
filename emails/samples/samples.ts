import type { MailName, MailProps } from '@/emails/registry'
import { accountSamples } from './accounts'
import { bookingSamples } from './bookings'
import { moneySamples } from './money'
import { photoSamples } from './photos'

/** Props for every email as a studio would send it, for the preview page and the tests. */
export const mailSamples: { [N in MailName]: MailProps<N> } = {
  ...accountSamples,
  ...bookingSamples,
  ...moneySamples,
  ...photoSamples,
}
