// Measures how long a page of the sidebar takes from the press of its link to its own heading on screen, for each role, on a
// desktop and on a slow phone; and for how long loading screens are shown.
//
//   npm run bench -- navigation  builds and starts its own portal with the demo studio
//   npm run bench -- navigation client phone     only this role and screen
//   npm run bench -- navigation http://localhost:3000    measures a running production build
//
// Every link is pressed twice from the dashboard: in a new browser context, so that the page's scripts load, and again. The server
// has served each page before. The pointer rests on the link before, as a hand does, and on the phone the eye on the drawer.

import { setTimeout as sleep } from 'node:timers/promises'
import { openContext, withBrowser } from './support/browser.mjs'
import { loadPage } from './support/load-page.mjs'
import { withServedApp } from './support/next-app.mjs'
import { slowDown } from './support/phone.mjs'
import { withPortal } from './support/portal.mjs'
import { client, photographer, signIn } from './support/sign-in.mjs'
import { percentile } from './support/statistics.mjs'

const accounts = { client, photographer, coordinator: 'cole@northlight.test', editor: 'elle@northlight.test' }
const network = { megabits: 1.6, latency: 150 }
const screens = {
  desktop: { goal: 100, options: { viewport: { width: 1440, height: 900 } } },
  phone: {
    goal: 350,
    isSlow: true,
    options: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
  },
}
/** From the moment a pointer arrives on a link, or the drawer is open, until the link is pressed. */
const restMs = { desktop: 120, phone: 800 }
const visits = ['first', 'again']
/** A loading screen that is shown for less only flickers. */
const minSkeletonMs = 300
const from = '/dashboard'

export function run({ words }) {
  const givenUrl = words.find((word) => word.startsWith('http'))
  const isChosen = (name, all) => words.includes(name) || !words.some((word) => word in all)
  const chosen = Object.entries(screens).filter(([name]) => isChosen(name, screens))
  return withPortal(async ({ url }) => {
    const rows = await withServedApp('linked', {}, (app) =>
      withBrowser(async (browser) => {
        const floors = []
        for (const [name, screen] of chosen)
          floors.push(
            ...(await measure(browser, { url: app.url, cookie: '', role: 'only headings', name, ...screen })),
          )
        return floors.map(({ goal, ...floor }) => floor)
      }),
    )
    for (const [role, email] of Object.entries(accounts)) {
      if (!isChosen(role, accounts)) continue
      const cookie = await signIn(url, email)
      for (const [name, screen] of chosen)
        rows.push(
          ...(await withBrowser((browser) => measure(browser, { url, cookie, role, name, ...screen }))),
        )
    }
    return rows
  }, givenUrl)
}

async function measure(browser, { url, cookie, role, name, goal, isSlow, options }) {
  const paths = await listSidebar(browser, url, cookie)
  const measured = []
  for (const path of paths) await loadPage(`${url}${path}`, cookie)
  for (const path of paths) {
    const context = await openContext(browser, url, cookie, options)
    const page = await context.newPage()
    if (isSlow) await slowDown(page, network)
    await page.addInitScript(watchPress)
    for (const visit of visits) measured.push({ path, visit, ...(await press(page, url, path, isSlow)) })
    await context.close()
  }
  for (const { path, visit, ms, skeletons } of measured)
    console.log(
      `${role}, ${name}, ${visit}: ${path} ${Math.round(ms)} ms${skeletons.length > 0 ? `, loading screen ${skeletons.map(Math.round)} ms` : ''}`,
    )
  const skeletons = measured.flatMap((one) => one.skeletons)
  return [
    {
      page: `${role}, ${name}`,
      what: `95th percentile of ${measured.length}, ms`,
      value: percentile(
        measured.map(({ ms }) => ms),
        0.95,
      ),
      goal,
    },
    {
      page: `${role}, ${name}`,
      what: `loading screens for less than ${minSkeletonMs} ms, of ${skeletons.length}`,
      value: skeletons.filter((ms) => ms < minSkeletonMs).length,
      goal: 0,
    },
  ]
}

/** Lists the pages of the sidebar, without the one that is measured from. */
async function listSidebar(browser, url, cookie) {
  const context = await openContext(browser, url, cookie, screens.desktop.options)
  const page = await context.newPage()
  await page.goto(`${url}${from}`)
  const paths = await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => new URL(link.href).pathname))
  await context.close()
  return [...new Set(paths)].filter((path) => path !== from)
}

async function press(page, url, path, isTouch) {
  await page.goto(`${url}${from}`, { waitUntil: 'networkidle' })
  await page.locator('html[data-live=on]').waitFor()
  const drawer = page.getByRole('button', { name: 'Toggle sidebar' })
  if (isTouch && (await drawer.isVisible())) await drawer.tap()
  const link = page
    .getByRole('navigation', { name: 'Main' })
    .locator(`a[href="${path}"]`)
    .filter({ visible: true })
  await link.scrollIntoViewIfNeeded()
  if (isTouch) {
    await sleep(restMs.phone)
    await link.tap()
  } else {
    await link.hover()
    await sleep(restMs.desktop)
    await page.mouse.down()
    await page.mouse.up()
  }
  await page.waitForFunction((path) => globalThis.press?.path === path, path)
  return await page.evaluate(() => globalThis.press)
}

/** Runs in the page before its own scripts: measures from a press until the frame after another heading was painted. */
function watchPress() {
  addEventListener(
    'click',
    ({ target, timeStamp }) => {
      if (!target.closest('nav a')) return
      const heading = () => document.querySelector('main h1')
      const before = heading()
      const shown = new Map()
      const skeletons = []
      const check = (now) => {
        for (const screen of document.querySelectorAll('main [role=status][aria-label=Loading]')) {
          if (!shown.has(screen) && screen.checkVisibility()) shown.set(screen, now)
        }
        for (const [screen, since] of shown) {
          if (screen.isConnected && screen.checkVisibility()) continue
          skeletons.push(now - since)
          shown.delete(screen)
        }
        const isThere = heading() && heading() !== before && shown.size === 0
        if (!isThere) return requestAnimationFrame(check)
        requestAnimationFrame((after) => {
          globalThis.press = { path: location.pathname, ms: after - timeStamp, skeletons }
        })
      }
      requestAnimationFrame(check)
    },
    { capture: true },
  )
}
