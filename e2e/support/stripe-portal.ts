import type { BrowserContext } from '@playwright/test'
import { expect } from '@playwright/test'
import { test as base } from '@/e2e/support/test'

type Fixtures = {
  /** The URLs that the browser requested from Stripe. */
  stripeRequests: string[]
}

/**
 * Tests with a portal that sends browsers to Stripe's own addresses, with the content security policy of production. The
 * sandbox responds in Stripe's place. Every test fails if the policy was violated, or Stripe.js complained.
 */
export const test = base.extend<Fixtures, { stripePortalUrl: string }>({
  stripePortalUrl: [
    async ({ ownPortal }, use) => {
      const portal = await ownPortal.startSecond({ STRIPE_JS_URL: '' })
      await use(portal.url)
      await portal.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ stripePortalUrl }, use) => use(stripePortalUrl),
  stripeRequests: [
    async ({ context, sandbox }, use) => {
      const complaints = await collectComplaints(context)
      const requests: string[] = []
      await context.route(/^https:\/\/(js|api|hooks)\.stripe\.com\//, async (route) => {
        const { origin, pathname, search } = new URL(route.request().url())
        requests.push(origin + pathname)
        const response = await route.fetch({ url: sandbox.url + pathname + search })
        await route.fulfill({ response })
      })
      await use(requests)
      // A request that is still being answered when the browser closes would fail the test.
      await context.unrouteAll({ behavior: 'wait' })
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

/** Collects violations of content security policies, and the console's messages about them and from Stripe.js. */
async function collectComplaints(context: BrowserContext): Promise<string[]> {
  const complaints: string[] = []
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`Content Security Policy: ${violatedDirective} blocked ${blockedURI}`)
    })
  })
  context.on('console', (message) => {
    if (/content security policy|stripe/i.test(message.text())) complaints.push(message.text())
  })
  context.on('weberror', (event) => complaints.push(event.error().message))
  return complaints
}
