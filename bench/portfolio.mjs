// Measures the public portfolio with sixty projects: how many more visits a second the cached page allows than one
// rendered for each visit, and what a visitor with an empty cache waits for on a phone with a CPU slowed down four times.
//
//   npm run bench -- portfolio
//
// Builds the portal if necessary and fills its own Postgres in .data/bench. The sixty projects share the demo's
// processed images. Runs Lighthouse if it can be downloaded.

import { withBrowser } from './support/browser.mjs'
import { withPortal } from './support/portal.mjs'
import { measurePublicPages } from './support/public-page.mjs'
import { seedPortfolio } from './support/seed-portfolio.mjs'

const projects = 60

export function run() {
  return withPortal((portal) =>
    withBrowser(async (browser) => {
      const { projectId } = await seedPortfolio(portal.databaseUrl, projects)
      const pages = [{ path: '/portfolio' }, { path: `/portfolio/${projectId}`, page: '/portfolio/{id}' }]
      return measurePublicPages(portal, browser, pages, { statements: 4, ratio: 10 })
    }),
  )
}
