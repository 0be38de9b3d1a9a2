import { execFileSync } from 'node:child_process'
import { browserArguments, browserPath } from './browser.mjs'
import { median } from './statistics.mjs'

const visits = 3
/** How many points of performance Lighthouse may take off beside an empty app; nothing else may lose any. */
const performanceLoss = 5

/** @typedef {{ id: string, title: string, value: number }[]} Scores */

/**
 * Returns Lighthouse's scores from 0 to 100, the medians of several visits, or none when it can't be downloaded.
 * @param {string} url
 * @returns {Scores}
 */
export function runLighthouse(url) {
  const reports = []
  for (let visit = 0; visit < visits; visit += 1) {
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

/**
 * Returns the rows of a page's scores, whose goals are those of an empty app.
 * @param {Scores} scores
 * @param {Scores} empty
 * @param {boolean} isIndexed whether search engines may list the page; otherwise Lighthouse faults its SEO
 */
export function compareScores(scores, empty, isIndexed) {
  return scores.map(({ id, title, value }) => {
    const what = `Lighthouse: ${title}`
    if (id === 'seo' && !isIndexed) return { what, value }
    const floor = empty.find((score) => score.id === id)?.value - performanceLoss
    return { what, value, goal: id === 'performance' ? floor : 100, isFloor: true }
  })
}

/**
 * Returns the rows of an empty app's scores.
 * @param {Scores} scores
 */
export function describeEmpty(scores) {
  return scores.map(({ title, value }) => ({ what: `Lighthouse: ${title} of an empty app`, value }))
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
