import { sellerFileResponse } from '@/lib/booking/sellers/routes/seller-file-response'
import { SellerToken } from '@/lib/booking/sellers/schema'
import { defineRoute } from '@/lib/entry/define-route'

/** Returns a shoot as a calendar file to the seller. Its address is the credential: no session is needed. */
export const GET = defineRoute({
  access: 'anyone',
  input: SellerToken,
  run: (_actor, { token }, request) => sellerFileResponse(token, request),
})
