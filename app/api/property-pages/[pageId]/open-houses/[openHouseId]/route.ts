import { defineRoute } from '@/lib/entry/define-route'
import { serveOpenHouse } from '@/lib/photos/property-pages/routes/open-house-response'
import { OneOpenHouse } from '@/lib/photos/property-pages/schema/pages'

/** Returns an open house as a calendar file to anyone, while the page is public. */
export const GET = defineRoute({
  access: 'anyone',
  input: OneOpenHouse,
  run: (_actor, input) => serveOpenHouse(input),
})
