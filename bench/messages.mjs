// Measures messages in a large studio: the time until a message appears in another browser, and the pages' server time.
//
//   node --import tsx bench/messages.mjs
//
// Builds the portal if necessary and fills its own Postgres in .data/bench. Measures the time from Send until the text
// appears in another browser (median at most 300 ms), and the server time of the pages with 5,000 conversations and
// 20,000 messages in one of them, compared with 20 of each (at most 1.3 times). Exits with code 1 when either is
// exceeded. Takes about two minutes.

import { withClient } from '../scripts/launch/postgres.ts'
import { openBrowser } from './support/browser.mjs'
import { openBenchPortal } from './support/portal.mjs'
import { signIn } from './support/sign-in.mjs'

const client = 'sam@harborrealty.test'
const photographer = 'ava@northlight.test'
const requests = 40
const sends = 40
const goalMs = 300
const goalRatio = 1.3

const portal = await openBenchPortal()
let hasPassed = true
try {
  const conversationId = await createConversations()
  const delays = await measureDelay(conversationId)
  const small = await measurePages(conversationId)
  await seedMessages(conversationId)
  const large = await measurePages(conversationId)
  const delay = median(delays)
  console.log(`From Send to display, median of ${sends}: ${delay.toFixed(0)} ms (goal: ${goalMs})`)
  const rows = small.map(({ page, milliseconds }, index) => {
    const ratio = large[index].milliseconds / milliseconds
    hasPassed &&= ratio <= goalRatio
    return {
      page,
      'ms with 20': milliseconds.toFixed(1),
      'ms with 20,000 and 5,000': large[index].milliseconds.toFixed(1),
      ratio: ratio.toFixed(2),
    }
  })
  console.table(rows)
  hasPassed &&= delay <= goalMs
} finally {
  await portal.stop()
}
process.exit(hasPassed ? 0 : 1)

/** Adds twenty conversations, the last one with twenty messages. Returns that one's id. */
async function createConversations() {
  await addConversations(20)
  return withClient(portal.databaseUrl, async (database) => {
    const { rows } = await database.query(
      `SELECT id FROM conversations WHERE subject = 'Bench 20' ORDER BY created_at DESC LIMIT 1`,
    )
    await addMessages(rows[0].id, 20)
    return rows[0].id
  })
}

async function seedMessages(conversationId) {
  await addConversations(4980)
  await addMessages(conversationId, 19_980)
}

function addConversations(count) {
  return withClient(portal.databaseUrl, async (database) => {
    await database.query(
      `WITH made AS (
        INSERT INTO conversations (id, subject, client_id, assignee_id, last_message_at)
        SELECT gen_random_uuid(), 'Bench ' || n, (SELECT id FROM profiles WHERE email = $1),
          (SELECT id FROM profiles WHERE email = $2), now() - n * interval '1 minute'
        FROM generate_series(1, $3::int) AS n RETURNING id, client_id, last_message_at
      )
      INSERT INTO messages (id, conversation_id, sender_id, message, is_read, idempotency_key, created_at)
      SELECT gen_random_uuid(), id, client_id, 'Is the pool lit?', true, gen_random_uuid(), last_message_at FROM made`,
      [client, photographer, count],
    )
    await database.query('ANALYZE')
  })
}

function addMessages(conversationId, count) {
  return withClient(portal.databaseUrl, async (database) => {
    await database.query(
      `INSERT INTO messages (id, conversation_id, sender_id, message, is_read, idempotency_key, created_at)
       SELECT gen_random_uuid(), c.id, CASE n % 2 WHEN 0 THEN c.client_id ELSE c.assignee_id END, 'Line ' || n, true,
         gen_random_uuid(), c.created_at - n * interval '1 second'
       FROM conversations c, generate_series(1, $2::int) AS n WHERE c.id = $1
       ON CONFLICT DO NOTHING`,
      [conversationId, count],
    )
    await database.query('ANALYZE messages')
  })
}

async function measurePages(conversationId) {
  const cookies = {
    [client]: await signIn(portal.url, client),
    [photographer]: await signIn(portal.url, photographer),
  }
  const pages = [
    { as: client, path: '/support' },
    { as: client, path: `/support?conversation=${conversationId}` },
    { as: photographer, path: '/admin-messages?view=all' },
    { as: photographer, path: `/admin-messages?conversation=${conversationId}` },
  ]
  const measured = []
  for (const { as, path } of pages) {
    for (let warm = 0; warm < 5; warm += 1) await load(path, cookies[as])
    const times = []
    for (let n = 0; n < requests; n += 1) {
      const start = performance.now()
      await load(path, cookies[as])
      times.push(performance.now() - start)
    }
    measured.push({ page: `${as.split('@')[0]} ${path.split('=')[0]}`, milliseconds: median(times) })
  }
  return measured
}

async function load(path, cookie) {
  const response = await fetch(portal.url + path, { headers: { cookie }, redirect: 'manual' })
  const body = await response.text()
  if (response.status !== 200) throw new Error(`${path} returned ${response.status}: ${body.slice(0, 200)}`)
}

async function measureDelay(conversationId) {
  const browser = await openBrowser()
  try {
    const [sender, reader] = [await open(browser, client), await open(browser, photographer)]
    for (const page of [sender, reader]) {
      await page.goto(`${portal.url}/admin-messages?conversation=${conversationId}`)
      await page.locator('html[data-live=on]').waitFor()
    }
    const box = sender.getByLabel('Reply', { exact: true })
    const delays = []
    for (let n = 0; n < sends; n += 1) {
      const text = `Measured ${n} ${Date.now()}`
      await box.fill(text)
      const seen = reader.waitForFunction((wanted) => document.body.textContent.includes(wanted), text)
      const start = performance.now()
      await box.press('Enter')
      await seen
      delays.push(performance.now() - start)
      // Stays below the rate limit for messages.
      await sender.waitForTimeout(1100)
    }
    return delays
  } finally {
    await browser.close()
  }
}

async function open(browser, email) {
  const context = await browser.newContext()
  const cookie = await signIn(portal.url, email)
  await context.addCookies(
    cookie.split('; ').map((pair) => {
      const [name, ...value] = pair.split('=')
      return { name, value: value.join('='), url: portal.url }
    }),
  )
  return context.newPage()
}

function median(numbers) {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)]
}
