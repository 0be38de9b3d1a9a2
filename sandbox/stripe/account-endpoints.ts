import { z } from 'zod'
import { endpoint } from './endpoint'
import { nowInSeconds } from './identifiers'
import { pageOf } from './list'
import { page } from './parameters'

/** The account itself, and its only webhook endpoint: the portal's, which gets every event. */
export const accountEndpoints = (appUrl: string) => [
  endpoint({
    method: 'GET',
    path: '/v1/account',
    input: z.strictObject({}),
    run: () => ({
      id: 'acct_northlight_sandbox',
      object: 'account',
      business_profile: { name: 'Sandbox' },
      charges_enabled: true,
      country: 'US',
      default_currency: 'usd',
      details_submitted: true,
      email: null,
      payouts_enabled: true,
      type: 'standard',
    }),
  }),
  endpoint({
    method: 'GET',
    path: '/v1/webhook_endpoints',
    input: z.strictObject(page),
    run: (_account, { input }) =>
      pageOf(
        [
          {
            id: 'we_northlight_sandbox',
            object: 'webhook_endpoint',
            created: nowInSeconds(),
            enabled_events: ['*'],
            livemode: false,
            metadata: {},
            status: 'enabled',
            url: `${appUrl}/api/stripe/webhook`,
          },
        ],
        input,
        '/v1/webhook_endpoints',
      ),
  }),
]
