import { expect, test } from '@playwright/test'
import { startCollector } from '@/e2e/support/collector'
import { providedStudio } from '@/e2e/support/provided-studio'
import { demoPassword } from '@/e2e/support/test'
import { openTestPortal } from '@/scripts/launch/test-portal'

const metricsToken = 'a-token-for-the-metrics'
const email = 'ava@northlight.test'
const token = 'hunter2-in-a-link'

test('collectors and metrics get routes and statements, but no token, password or address', async ({
  browser,
}, { workerIndex }) => {
  const collector = await startCollector()
  const portal = await openTestPortal(providedStudio(), `monitored_${workerIndex}`, {
    environment: { ...collector.environment, METRICS_TOKEN: metricsToken },
  })
  const page = await browser.newPage({ baseURL: portal.url })
  try {
    for (const path of [
      `/unsubscribe/${token}?next=${token}`,
      `/auth/verify?token=${token}`,
      `/auth/reset?token=${token}`,
      `/api/calendar/feed/${token}`,
    ]) {
      await page.request.get(path)
    }
    await page.goto('/auth')
    await page.getByLabel('Email').first().fill(email)
    await page.getByLabel('Password', { exact: true }).fill(demoPassword)
    await page.getByRole('button', { name: 'Sign in' }).first().click()
    await page.waitForURL('**/dashboard')

    const spans = () => collector.textAt('/v1/traces')
    for (const route of ['GET /unsubscribe/[token]', 'GET /auth/verify', 'POST /auth', 'GET /dashboard']) {
      await expect.poll(spans, { timeout: 20_000 }).toContain(route)
    }
    expect(spans()).toContain('db.query.text')

    const rejected = await page.request.get('/api/metrics')
    expect(rejected.status()).toBe(401)
    const headers = { authorization: `Bearer ${metricsToken}` }
    const metrics = await (await page.request.get('/api/metrics', { headers })).text()
    expect(metrics).toContain('method="GET",route="/unsubscribe/[token]"')
    expect(metrics).toContain('nodejs_eventloop_lag_seconds')
    expect(metrics).toContain('northlight_database_pool_connections{pool="jobs"')
    expect(metrics).toContain('northlight_job_duration_seconds_count')

    for (const received of [collector.text(), metrics]) {
      for (const value of [token, demoPassword, email, metricsToken, 'Ava']) {
        expect(received).not.toContain(value)
      }
    }
  } finally {
    await page.close()
    await portal.stop()
    collector.close()
  }
})
