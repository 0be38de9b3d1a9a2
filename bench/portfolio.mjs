// How the public portfolio stands sixty projects, for somebody who comes with an empty cache on a phone with a processor
// four times slower.
//
//   node bench/portfolio.mjs
//
// Builds the portal when needed and fills a Postgres of its own under .data/bench. The sixty projects share the prepared
// pictures of the demo's. Runs Lighthouse where the package registry can be reached. Prints the figures beside their goals
// and ends with exit code 1 when one is missed.

import { execFileSync } from 'node:child_process'
import { gzipSync } from 'node:zlib'
import { browserArguments, browserPath, openBrowser } from './support/browser.mjs'
import { measureEmptyApp } from './support/empty-app.mjs'
import { listScripts } from './support/page-scripts.mjs'
import { measureFirstScreen } from './support/phone.mjs'
import { openBenchPortal } from './support/portal.mjs'
import { seedPortfolio } from './support/seed-portfolio.mjs'
import { recordStatements } from './support/statements.mjs'

const projects = 60
const network = { megabits: 10, latency: 40 }

const portal = await openBenchPortal()
const browser = await openBrowser()
try {
  const { projectId } = await seedPortfolio(portal.databaseUrl, projects)
  const rows = []
  for (const path of ['/portfolio', `/portfolio/${projectId}`]) {
    const name = path.replace(projectId, '{id}')
    rows.push(...(await measureServer(path)).map((row) => ({ page: name, ...row })))
    rows.push(...(await measurePhone(path)).map((row) => ({ page: name, ...row })))
    rows.push(...runLighthouse(path).map((row) => ({ page: name, ...row })))
  }
  rows.push({ page: '', ...(await measureEmptyApp(browser, network)) })
  print(rows)
} finally {
  await browser.close()
  await portal.stop()
}

async function measureServer(path) {
  const load = async () => (await fetch(portal.url + path)).text()
  for (let warm = 0; warm < 3; warm += 1) await load()
  await portal.explain(true)
  const statements = await recordStatements(portal.postgresLog, load)
  await portal.explain(false)
  const html = await load()
  const weights = await Promise.all(
    listScripts(html).map(async (script) => {
      const response = await fetch(`${portal.url}/_next/${script}`)
      return gzipSync(Buffer.from(await response.arrayBuffer())).length
    }),
  )
  return [
    { what: 'statements of a visit', value: statements.length, goal: 4 },
    { what: 'JavaScript, KB of gzip', value: weights.reduce((sum, one) => sum + one, 0) / 1024, goal: 120 },
    { what: 'HTML, KB of gzip', value: gzipSync(html).length / 1024, goal: 60 },
  ]
}

async function measurePhone(path) {
  const first = await measureFirstScreen([browser, portal.url, '', network], portal.url + path)
  return [
    { what: 'largest paint, ms', value: first.largestPaint, goal: 1_200 },
    { what: 'blocking time, ms', value: first.blockingTime, goal: 200 },
    { what: 'layout shift', value: first.layoutShift, goal: 0.02 },
    { what: 'KB up to the whole first screen', value: first.kilobytes, goal: 500 },
  ]
}

/** Lighthouse's four marks; none where it cannot be had. */
function runLighthouse(path) {
  let report
  try {
    report = execFileSync(
      'npx',
      [
        '--yes',
        'lighthouse@12',
        portal.url + path,
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
    console.warn(`Lighthouse did not run: ${String(error.message).split('\n')[0]}`)
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

function print(rows) {
  const measured = rows.map(({ isFloor = false, ...row }) => ({
    ...row,
    value: Number(row.value.toFixed(row.value < 1 ? 3 : 0)),
    passes: isFloor ? row.value >= row.goal : row.value <= row.goal,
  }))
  console.table(measured)
  if (measured.some(({ passes }) => !passes)) process.exitCode = 1
}
