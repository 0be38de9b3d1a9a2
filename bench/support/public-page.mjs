import { gzipSync } from 'node:zlib'
import { measureEmptyApp, measureEmptyAppScripts, withEmptyApp } from './empty-app.mjs'
import { compareScores, describeEmpty, runLighthouse } from './lighthouse.mjs'
import { withLoadGenerator } from './load.mjs'
import { loadPage } from './load-page.mjs'
import { measureScripts } from './page-scripts.mjs'
import { measureFirstScreen } from './phone.mjs'
import { recordStatements } from './statements.mjs'
import { median } from './statistics.mjs'

const network = { megabits: 10, latency: 40 }
/** With it, a page is rendered for the visit. */
const invalidSession = 'authjs.session-token=invalid'
/** Visits of bots aren't counted, which would save time. */
const userAgent =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15'

/**
 * Measures cached pages as visitors see them: statements and size, how many more visits a second they allow than if they
 * were rendered for each, their first byte, and the first screen on a phone with a CPU slowed down four times. Runs
 * Lighthouse if it can be downloaded.
 * @param {Awaited<ReturnType<typeof import('./portal.mjs').openBenchPortal>>} portal
 * @param {import('@playwright/test').Browser} browser
 * @param {{ path: string, page?: string, isIndexed?: boolean }[]} pages each with a name, if its path has an id
 * @param {{ statements: number, ratio: number }} goals
 */
export async function measurePublicPages(portal, browser, pages, goals) {
  const emptyScripts = await measureEmptyAppScripts()
  const emptyScores = await withEmptyApp(async (url) => runLighthouse(url))
  const rows = []
  for (const { path, page = path, isIndexed = true } of pages) {
    const url = portal.url + path
    const measured = [
      ...(await measureServer(portal, url, goals)),
      {
        what: 'JavaScript above an empty app, KB',
        value: ((await measureScripts(portal.url, await loadPage(url))) - emptyScripts) / 1024,
        goal: 20,
      },
      ...(await measureRate(url, goals)),
      ...(await measurePhone(browser, url)),
      ...compareScores(runLighthouse(url), emptyScores, isIndexed),
    ]
    rows.push(...measured.map((row) => ({ page, ...row })))
  }
  return [...rows, ...describeEmpty(emptyScores), await measureEmptyApp(browser, network)]
}

async function measureServer(portal, url, goals) {
  const load = () => loadPage(url)
  const statements = await recordStatements(portal, load)
  const html = await load()
  return [
    { what: 'statements per visit', value: statements.length, goal: goals.statements },
    { what: 'HTML, KB gzipped', value: gzipSync(html).length / 1024, goal: 60 },
  ]
}

/** Compares the cached page with the same page rendered for each visit, as it is with an invalid session. */
function measureRate(url, goals) {
  return withLoadGenerator(async (load) => {
    const send = (cookie, connections, amount) => load.send({ url, cookie, userAgent, connections, amount })
    const rateOf = async (cookie, amount) => amount / (await send(cookie, 20, amount)).seconds
    const ratios = []
    const rates = []
    for (let round = 0; round < 4; round += 1) {
      const [slow, fast] = [await rateOf(invalidSession, 100), await rateOf('', 2000)]
      // The first round warms up.
      if (round === 0) continue
      rates.push(fast)
      ratios.push(fast / slow)
    }
    const alone = async (cookie) => median((await send(cookie, 1, 100)).times)
    return [
      {
        what: 'visits/s, compared with rendering each',
        value: median(rates),
        ratio: median(ratios),
        goal: goals.ratio,
        isFloor: true,
      },
      { what: 'response, ms', value: await alone('') },
      { what: 'response when rendered, ms', value: await alone(invalidSession) },
    ]
  })
}

async function measurePhone(browser, url) {
  const first = await measureFirstScreen([browser, new URL(url).origin, '', network], url)
  return [
    { what: 'first byte on the phone, ms', value: first.firstByte },
    { what: 'largest paint, ms', value: first.largestPaint, goal: 1_200 },
    { what: 'blocking time, ms', value: first.blockingTime, goal: 200 },
    { what: 'layout shift', value: first.layoutShift, goal: 0.02 },
    { what: 'KB until the first screen is complete', value: first.kilobytes, goal: 500 },
  ]
}
