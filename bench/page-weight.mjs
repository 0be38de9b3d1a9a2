// Measures the gzipped JavaScript of each page's first load, above an empty app with the same Next.js and
// React.
//
//   npm run bench -- page-weight  builds and starts its own portal
//   npm run bench -- page-weight http://localhost:3000    measures a running production build with the demo studio
//
// Counts every script that a page's HTML names. Scripts loaded later, such as the live connection or the image cropper,
// don't count.

import { measureEmptyAppScripts } from './support/empty-app.mjs'
import { loadPage } from './support/load-page.mjs'
import { measureScripts } from './support/page-scripts.mjs'
import { withPortal } from './support/portal.mjs'
import { client, photographer, signIn } from './support/sign-in.mjs'

const visitor = ''
/** Paths by account, and how many KB they may add. */
const pages = {
  [visitor]: { goal: 20, paths: ['/portfolio', '/portfolio/quote', '/auth'] },
  [client]: {
    goal: 30,
    paths: [
      '/dashboard',
      '/book',
      '/book?services=photo_shoot&step=calendar',
      '/bookings',
      '/photo-gallery',
      '/invoices',
      '/admin-messages',
      '/notifications',
      '/support',
      '/portfolio',
      '/portfolio/quote',
      '/profile',
      '/profile/password',
      '/profile/email',
    ],
  },
  [photographer]: {
    goal: 30,
    paths: [
      '/dashboard',
      '/admin',
      '/admin?tab=analytics',
      '/admin?tab=bookings',
      '/admin-portfolio',
      '/photo-delivery',
      '/invoices',
      '/admin-messages',
      '/quotes',
      '/clients',
      '/clients?tab=team',
      '/settings/studio',
      '/settings/services',
      '/calendar',
      '/settings/cancellation',
      '/settings/travel',
      '/settings/invoices',
      '/settings/licenses',
      '/settings/mls',
      '/settings/sellers',
      '/settings/mail',
      '/settings/mail/previews',
      '/settings/audit',
      '/settings/privacy',
      '/settings/system',
      '/notifications',
    ],
  },
}
/** Pages with an id in their URL: the page to find a link on, and the link's pattern. */
const linked = [
  { from: '/invoices', link: /\/invoices\/[0-9a-f-]{36}/ },
  { from: '/bookings', link: /\/booking\/[0-9a-f-]{36}/ },
  { from: '/photo-gallery', link: /\/photo-view\?booking_id=[0-9a-f-]{36}/ },
]

export function run({ words: [givenUrl] }) {
  return withPortal(async ({ url }) => {
    const empty = await measureEmptyAppScripts()
    const rows = [{ what: 'JavaScript of an empty app, KB', value: empty / 1024 }]
    for (const [email, { paths, goal }] of Object.entries(pages)) {
      const cookie = email === visitor ? '' : await signIn(url, email)
      for (const path of [...paths, ...(email === client ? await findLinked(url, cookie) : [])]) {
        const bytes = await measureScripts(url, await loadPage(url + path, cookie))
        rows.push({
          page: path.replace(/[0-9a-f-]{36}/, '{id}'),
          as: email.split('@')[0],
          what: 'JavaScript above an empty app, KB',
          value: (bytes - empty) / 1024,
          goal,
        })
      }
    }
    return rows
  }, givenUrl)
}

async function findLinked(url, cookie) {
  const found = await Promise.all(
    linked.map(async ({ from, link }) => link.exec(await loadPage(url + from, cookie))?.[0]),
  )
  return found.filter((path) => path !== undefined)
}
