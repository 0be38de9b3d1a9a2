import type { Page } from '@playwright/test'
import { agreedCancellationText } from '@/lib/booking/bookings/words/agreed-cancellation'
import { cancellationAgreementText } from '@/lib/booking/bookings/words/agreement'
import { placeholderStudio } from '@/lib/platform/environment/env'
import { cancellationPolicy } from '@/prisma/seed/studio'

/** What clients of the seeded studio agree to when booking. */
export const agreedText = cancellationAgreementText(
  placeholderStudio.name,
  agreedCancellationText({ ...cancellationPolicy, currency: 'USD' }),
)

/** Agrees to what cancelling costs, in the wizard's last step. */
export async function agreeToCancellation(page: Page) {
  await page.getByRole('checkbox', { name: agreedText }).check()
}
