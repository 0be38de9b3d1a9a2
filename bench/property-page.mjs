// Measures the public page of a property with 24 photos, and its unbranded tour, as `portfolio` measures the portfolio.
//
//   npm run bench -- property-page
//
// Builds the portal if necessary and publishes the page of the demo's paid photos in its own Postgres in .data/bench.

import { withBrowser } from './support/browser.mjs'
import { withPortal } from './support/portal.mjs'
import { measurePublicPages } from './support/public-page.mjs'
import { seedDelivery } from './support/seed-delivery.mjs'
import { seedPropertyPage, slug } from './support/seed-property-page.mjs'

const photos = 24

export function run() {
  return withPortal((portal) =>
    withBrowser(async (browser) => {
      const { deliveryId } = await seedDelivery(portal.databaseUrl, photos)
      await seedPropertyPage(portal.databaseUrl, deliveryId)
      const pages = [{ path: `/p/${slug}` }, { path: `/tour/${slug}`, isIndexed: false }]
      return measurePublicPages(portal, browser, pages, { statements: 3, ratio: 5 })
    }),
  )
}
