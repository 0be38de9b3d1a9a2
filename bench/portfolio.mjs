// Measures the public portfolio with sixty projects, for a visitor with an empty cache on a phone with a CPU slowed
// down four times.
//
//   node --import tsx bench/portfolio.mjs
//
// Builds the portal if necessary and fills its own Postgres in .data/bench. The sixty projects share the demo's
// processed images. Runs Lighthouse if it can be downloaded. Prints each result with its goal and exits with code 1
// when one is missed.

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
    { what: 'statements per visit', value: statements.length, goal: 4 },
    { what: 'JavaScript, KB gzipped', value: weights.reduce((sum, one) => sum + one, 0) / 1024, goal: 120 },
    { what: 'HTML, KB gzipped', value: gzipSync(html).length / 1024, goal: 60 },
  ]
}

async function measurePhone(path) {
  const first = await measureFirstScreen([browser, portal.url, '', network], portal.url + path)
  return [
    { what: 'largest paint, ms', value: first.largestPaint, goal: 1_200 },
    { what: 'blocking time, ms', value: first.blockingTime, goal: 200 },
    { what: 'layout shift', value: first.layoutShift, goal: 0.02 },
    { what: 'KB until the first screen is complete', value: first.kilobytes, goal: 500 },
  ]
}

/** Returns Lighthouse's four scores, or none when it can't be downloaded. */
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

function print(rows) {
  const measured = rows.map(({ isFloor = false, ...row }) => ({
    ...row,
    value: Number(row.value.toFixed(row.value < 1 ? 3 : 0)),
    passes: isFloor ? row.value >= row.goal : row.value <= row.goal,
  }))
  console.table(measured)
  if (measured.some(({ passes }) => !passes)) process.exitCode = 1
}
