import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { withBuiltApp, withServedApp } from './next-app.mjs'
import { listScripts } from './page-scripts.mjs'
import { measureFirstScreen } from './phone.mjs'

// Measures the framework itself: an app with a single empty page.

/** Returns the gzipped bytes of the empty app's scripts. */
export function measureEmptyAppScripts() {
  return withBuiltApp('empty', (folder) => {
    const built = path.join(folder, '.next')
    const scripts = listScripts(readFileSync(path.join(built, 'server', 'app', 'index.html'), 'utf8'))
    return scripts.reduce((sum, script) => sum + gzipSync(readFileSync(path.join(built, script))).length, 0)
  })
}

/**
 * Serves the empty app while `use` runs: no page of this framework can be faster.
 * @template T
 * @param {(url: string) => Promise<T>} use
 */
export function withEmptyApp(use) {
  return withServedApp('empty', {}, ({ url }) => use(url))
}

/**
 * Measures the empty app's blocking time on the same phone.
 * @param {import('@playwright/test').Browser} browser
 * @param {Parameters<typeof measureFirstScreen>[0][3]} network
 */
export function measureEmptyApp(browser, network) {
  return withEmptyApp(async (url) => {
    const { blockingTime } = await measureFirstScreen([browser, url, '', network], url, false)
    return { what: `blocking time of an empty app, ms (${network.megabits} Mbps)`, value: blockingTime }
  })
}
