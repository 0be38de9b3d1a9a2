import { signCertificate } from '@/lib/catalog/taxes/queries/sign-certificate'
import { OneExemption } from '@/lib/catalog/taxes/schema'
import { defineRoute } from '@/lib/entry/define-route'

/** Redirects photographers to a short-lived signed URL of a client's certificate. */
export const GET = defineRoute({
  access: 'change-settings',
  input: OneExemption,
  run: async (actor, { exemptionId }) =>
    new Response(null, {
      status: 302,
      headers: { location: await signCertificate(actor, exemptionId), 'cache-control': 'private, no-store' },
    }),
})
