import { expect, type Frame, type FrameLocator, type Page } from '@playwright/test'

type Card = { name?: string; number?: string; expiry?: string; cvc?: string }

/** The fields of Stripe's Payment Element. */
export function cardFrame(page: Page | Frame): FrameLocator {
  return page.frameLocator('iframe[title="Secure payment input frame"]')
}

/** Fills in a new card, by default one that Stripe accepts. */
export async function fillCard(
  page: Page,
  { name = 'Ida Marsh', number = '4242424242424242', expiry = '1231', cvc = '123' }: Card = {},
) {
  // Until Stripe.js is ready, a skeleton covers the frame.
  await expect(page.getByRole('group', { name: 'Card details' })).toHaveAttribute('aria-busy', 'false')
  await page.getByLabel('Cardholder name').fill(name)
  const frame = cardFrame(page)
  await frame.getByLabel('Card number').fill(number)
  await frame.getByLabel('Expiration date').fill(expiry)
  await frame.getByLabel('Security code').fill(cvc)
}
