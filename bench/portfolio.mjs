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
import { measureEmptyApp, withEmptyApp } from './support/empty-app.mjs'
import { withLoadGenerator } from './support/load.mjs'
import { loadPage } from './support/load-page.mjs'
import { measureFirstScreen } from './support/phone.mjs'
import { withPortal } from './support/portal.mjs'
import { seedPortfolio } from './support/seed-portfolio.mjs'
import { recordStatements } from './support/statements.mjs'
import { median } from './support/statistics.mjs'

const projects = 60
const network = { megabits: 10, latency: 40 }
const lighthouseVisits = 3

export function run() {
  return withPortal((portal) =>
    withBrowser(async (browser) => {
      const { projectId } = await seedPortfolio(portal.databaseUrl, projects)
      const empty = await withEmptyApp(async (url) => runLighthouse(url))
      const rows = []
      for (const path of ['/portfolio', `/portfolio/${projectId}`]) {
        const measured = [
          ...(await measureServer(portal, path)),
          await measureRate(portal.url + path),
          ...(await measurePhone(browser, portal.url + path)),
          ...compareLighthouse(portal.url + path, empty),
        ]
        rows.push(...measured.map((row) => ({ page: path.replace(projectId, '{id}'), ...row })))
      }
      return [...rows, ...describeScores(empty, 'of an empty app'), await measureEmptyApp(browser, network)]
    }),
  )
}

async function measureServer(portal, path) {
  const load = () => loadPage(portal.url + path)
  const statements = await recordStatements(portal, load)
  const html = await load()
  return [
    { what: 'statements per visit', value: statements.length, goal: 4 },
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

/** How many points of performance Lighthouse may take off beside an empty app; nothing else may lose any. */
const performanceLoss = 5

function compareLighthouse(url, empty) {
  const scores = runLighthouse(url)
  return describeScores(scores).map((row, index) => {
    const { id } = scores[index]
    const floor = empty.find((score) => score.id === id)?.value - performanceLoss
    return { ...row, goal: id === 'performance' ? floor : 100, isFloor: true }
  })
}

function describeScores(scores, of = '') {
  return scores.map(({ title, value }) => ({
    what: ['Lighthouse:', title, of].filter(Boolean).join(' '),
    value,
  }))
}

/** Returns Lighthouse's scores from 0 to 100, the medians of several visits, or none when it can't be downloaded. */
function runLighthouse(url) {
  const reports = []
  for (let visit = 0; visit < lighthouseVisits; visit += 1) {
    const categories = visitWithLighthouse(url)
    if (categories === null) return []
    reports.push(categories)
  }
  return Object.entries(reports[0]).map(([id, { title }]) => ({
    id,
    title,
    value: median(reports.map((categories) => categories[id].score * 100)),
  }))
}

function visitWithLighthouse(url) {
  try {
    const report = execFileSync(
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
    return JSON.parse(report).categories
  } catch (error) {
    console.warn(`Couldn't run Lighthouse: ${String(error.message).split('\n')[0]}`)
    return null
  }
}
