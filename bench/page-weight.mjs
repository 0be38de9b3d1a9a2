// Measures the gzipped JavaScript of each signed-in page's first load, above an empty app with the same Next.js and
// React.
//
//   node --import tsx bench/page-weight.mjs                          builds and starts its own portal
//   node --import tsx bench/page-weight.mjs http://localhost:3000    measures a running production build with the demo studio
//
// Counts every script that a page's HTML names. Scripts loaded later, such as the live connection or the image cropper,
// don't count. Exits with code 1 when a page exceeds the limit.

import { gzipSync } from 'node:zlib'
import { measureEmptyAppScripts } from './support/empty-app.mjs'
import { listScripts } from './support/page-scripts.mjs'
import { openBenchPortal } from './support/portal.mjs'
import { signIn } from './support/sign-in.mjs'

const limitBytes = 60 * 1024
const client = 'sam@harborrealty.test'
const photographer = 'ava@northlight.test'

const pages = {
  [client]: [
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
  [photographer]: [
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
    '/settings/availability',
    '/settings/cancellation',
    '/settings/invoices',
    '/settings/mail',
    '/settings/mail/previews',
    '/settings/audit',
    '/notifications',
  ],
}
/** Pages with an id in their URL: the page to find a link on, and the link's pattern. */
const linked = [
  { from: '/invoices', link: /\/invoices\/[0-9a-f-]{36}/ },
  { from: '/bookings', link: /\/booking\/[0-9a-f-]{36}/ },
  { from: '/photo-gallery', link: /\/photo-view\?booking_id=[0-9a-f-]{36}/ },
]

const givenUrl = process.argv[2]
const portal = givenUrl ? { url: givenUrl.replace(/\/$/, ''), stop: () => {} } : await openBenchPortal()
/** Gzipped bytes by script. */
const sizes = new Map()
try {
  const empty = measureEmptyAppScripts()
  const rows = []
  for (const [email, paths] of Object.entries(pages)) {
    const cookie = await signIn(portal.url, email)
    for (const path of [...paths, ...(email === client ? await findLinked(cookie) : [])]) {
      rows.push({ path, email, bytes: (await measureScripts(path, cookie)) - empty })
    }
  }
  print(empty, rows)
} finally {
  await portal.stop()
}

async function findLinked(cookie) {
  const found = await Promise.all(
    linked.map(async ({ from, link }) => link.exec(await readPage(from, cookie))?.[0]),
  )
  return found.filter((path) => path !== undefined)
}

async function measureScripts(path, cookie) {
  const scripts = listScripts(await readPage(path, cookie))
  const bytes = await Promise.all(scripts.map(measureScript))
  return bytes.reduce((sum, one) => sum + one, 0)
}

async function readPage(path, cookie) {
  const response = await fetch(portal.url + path, { headers: { cookie }, redirect: 'manual' })
  if (response.status !== 200) throw new Error(`${path} returned ${response.status}`)
  return await response.text()
}

async function measureScript(script) {
  if (!sizes.has(script)) {
    const response = await fetch(`${portal.url}/_next/${script}`)
    if (!response.ok) throw new Error(`${script} returned ${response.status}`)
    sizes.set(script, gzipSync(Buffer.from(await response.arrayBuffer())).length)
  }
  return sizes.get(script)
}

function print(empty, rows) {
  const kilobytes = (bytes) => Number((bytes / 1024).toFixed(1))
  console.log(`Empty app: ${kilobytes(empty)} KB gzipped. Pages may add at most ${kilobytes(limitBytes)} KB:`)
  console.table(
    rows.map(({ path, email, bytes }) => ({
      page: path.replace(/[0-9a-f-]{36}/, '{id}'),
      as: email.split('@')[0],
      'KB above empty': kilobytes(bytes),
      passes: bytes <= limitBytes,
    })),
  )
  if (rows.some(({ bytes }) => bytes > limitBytes)) process.exitCode = 1
}
