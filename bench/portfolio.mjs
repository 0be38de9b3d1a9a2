// Measures the public portfolio with sixty projects: how many more visits a second the cached page allows than one
// rendered for each visit, and what a visitor with an empty cache waits for on a phone with a CPU slowed down four times.
//
//   npm run bench -- portfolio
//
// Builds the portal if necessary and fills its own Postgres in .data/bench. The sixty projects share the demo's
// processed images. Runs Lighthouse if it can be downloaded.

import { execFileSync } from 'node:child_process'
import { gzipSync } from 'node:zlib'
import { browserArguments, browserPath, withBrowser } from './support/browser.mjs'
import { measureEmptyApp } from './support/empty-app.mjs'
import { withLoadGenerator } from './support/load.mjs'
import { loadPage } from './support/load-page.mjs'
import { listScripts } from './support/page-scripts.mjs'
import { measureFirstScreen } from './support/phone.mjs'
import { withPortal } from './support/portal.mjs'
import { seedPortfolio } from './support/seed-portfolio.mjs'
import { recordStatements } from './support/statements.mjs'
import { median } from './support/statistics.mjs'

const projects = 60
const network = { megabits: 10, latency: 40 }

export function run() {
  return withPortal((portal) =>
    withBrowser(async (browser) => {
      const { projectId } = await seedPortfolio(portal.databaseUrl, projects)
      const rows = []
      for (const path of ['/portfolio', `/portfolio/${projectId}`]) {
        const measured = [
          ...(await measureServer(portal, path)),
          await measureRate(portal.url + path),
          ...(await measurePhone(browser, portal.url + path)),
          ...runLighthouse(portal.url + path),
        ]
        rows.push(...measured.map((row) => ({ page: path.replace(projectId, '{id}'), ...row })))
      }
      return [...rows, await measureEmptyApp(browser, network)]
    }),
  )
}

async function measureServer(portal, path) {
  const load = () => loadPage(portal.url + path)
  const statements = await recordStatements(portal, load)
  const html = await load()
  const weights = await Promise.all(
    listScripts(html).map(async (script) => {
      const response = await fetch(`${portal.url}/_next/${script}`)
      return gzipSync(Buffer.from(await response.arrayBuffer())).length
    }),
  )
  return [
    { what: 'statements per visit', value: statements.length, goal: 4 },
    { what: 'JavaScript, KB gzipped', value: weights.reduce((sum, one) => sum + one, 0) / 1024, goal: 120 },
    { what: 'HTML, KB gzipped', value: gzipSync(html).length / 1024, goal: 60 },
  ]
}

/** Compares the cached page with the same page rendered for each visit, as it is with an invalid session. */
function measureRate(url) {
  const cached = { url, cookie: '', connections: 20, amount: 2000 }
  const rendered = { url, cookie: 'authjs.session-token=invalid', connections: 20, amount: 100 }
  return withLoadGenerator(async (load) => {
    const measure = async (request) => request.amount / (await load.send(request)).seconds
    const ratios = []
    const rates = []
    for (let round = 0; round < 4; round += 1) {
      const [slow, fast] = [await measure(rendered), await measure(cached)]
      // The first round warms up.
      if (round === 0) continue
      rates.push(fast)
      ratios.push(fast / slow)
    }
    const ratio = median(ratios)
    return {
      what: 'visits/s, compared with rendering each',
      value: median(rates),
      ratio,
      goal: 10,
      isFloor: true,
    }
  })
}

async function measurePhone(browser, url) {
  const first = await measureFirstScreen([browser, new URL(url).origin, '', network], url)
  return [
    { what: 'largest paint, ms', value: first.largestPaint, goal: 1_200 },
    { what: 'blocking time, ms', value: first.blockingTime, goal: 200 },
    { what: 'layout shift', value: first.layoutShift, goal: 0.02 },
    { what: 'KB until the first screen is complete', value: first.kilobytes, goal: 500 },
  ]
}

/** Returns Lighthouse's four scores, or none when it can't be downloaded. */
function runLighthouse(url) {
  let report
  try {
    report = execFileSync(
      'npx',
      [
        '--yes',
        'lighthouse@12',
        url,
        '--quiet',
        '--output=json',
        `--chrome-flags=--headless=new ${browserArguments.join(' ')}`,
      ],
      {
        env: { ...process.env, CHROME_PATH: browserPath },
        maxBuffer: 64 * 1024 * 1024,
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    )
  } catch (error) {
    console.warn(`Couldn't run Lighthouse: ${String(error.message).split('\n')[0]}`)
    return []
  }
  const { categories } = JSON.parse(report)
  return Object.values(categories).map(({ title, score }) => ({
    what: `Lighthouse: ${title}`,
    value: score * 100,
    goal: 95,
    isFloor: true,
  }))
}
