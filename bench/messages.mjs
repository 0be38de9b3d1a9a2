// Measures messages in a large studio: the time until a message appears in another browser, and the pages' server time.
//
//   npm run bench -- messages
//
// Fills a portal of its own. Measures the time from Send until the text appears in another browser, and the server time
// of the pages with 5,000 conversations and 20,000 messages in one of them, compared with 20 of each.

import { withClient } from '../scripts/launch/postgres.ts'
import { openContext, withBrowser } from './support/browser.mjs'
import { loadPage } from './support/load-page.mjs'
import { withPortal } from './support/portal.mjs'
import { client, photographer, signIn } from './support/sign-in.mjs'
import { median } from './support/statistics.mjs'

const requests = 40
const sends = 40
const goalMs = 300
const goalRatio = 1.3

export function run() {
  return withPortal(async (portal) => {
    const conversationId = await createConversations(portal.databaseUrl)
    const delays = await measureDelay(portal.url, conversationId)
    const small = await measurePages(portal.url, conversationId)
    await seedMessages(portal.databaseUrl, conversationId)
    const large = await measurePages(portal.url, conversationId)
    return [
      { what: `from Send to display, median of ${sends}, ms`, value: median(delays), goal: goalMs },
      ...small.map(({ milliseconds, ...labels }, index) => ({
        ...labels,
        what: 'server ms',
        value: large[index].milliseconds,
        baseline: milliseconds,
        ratio: large[index].milliseconds / milliseconds,
        goal: goalRatio,
      })),
    ]
  })
}

/** Adds twenty conversations, the last one with twenty messages. Returns that one's id. */
async function createConversations(databaseUrl) {
  await addConversations(databaseUrl, 20)
  return withClient(databaseUrl, async (database) => {
    const { rows } = await database.query(
      `SELECT id FROM conversations WHERE subject = 'Bench 20' ORDER BY created_at DESC LIMIT 1`,
    )
    await addMessages(databaseUrl, rows[0].id, 20)
    return rows[0].id
  })
}

async function seedMessages(databaseUrl, conversationId) {
  await addConversations(databaseUrl, 4980)
  await addMessages(databaseUrl, conversationId, 19_980)
}

function addConversations(databaseUrl, count) {
  return withClient(databaseUrl, async (database) => {
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

function addMessages(databaseUrl, conversationId, count) {
  return withClient(databaseUrl, async (database) => {
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

async function measurePages(url, conversationId) {
  const cookies = {
    [client]: await signIn(url, client),
    [photographer]: await signIn(url, photographer),
  }
  const pages = [
    { as: client, path: '/support' },
    { as: client, path: `/support?conversation=${conversationId}` },
    { as: photographer, path: '/admin-messages?view=all' },
    { as: photographer, path: `/admin-messages?conversation=${conversationId}` },
  ]
  const measured = []
  for (const { as, path } of pages) {
    for (let warm = 0; warm < 5; warm += 1) await loadPage(url + path, cookies[as])
    const times = []
    for (let n = 0; n < requests; n += 1) {
      const start = performance.now()
      await loadPage(url + path, cookies[as])
      times.push(performance.now() - start)
    }
    measured.push({ page: path.split('=')[0], as: as.split('@')[0], milliseconds: median(times) })
  }
  return measured
}

function measureDelay(url, conversationId) {
  return withBrowser(async (browser) => {
    const open = async (email) => {
      const page = await (await openContext(browser, url, await signIn(url, email))).newPage()
      await page.goto(`${url}/admin-messages?conversation=${conversationId}`)
      await page.locator('html[data-live=on]').waitFor()
      return page
    }
    const [sender, reader] = [await open(client), await open(photographer)]
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
  })
}
