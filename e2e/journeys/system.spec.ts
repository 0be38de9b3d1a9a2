import { expect } from '@playwright/test'
import { test } from '@/e2e/support/test'
import {
  databaseWorks,
  emailSentTo,
  jobRan,
  jobTitles,
  liveArrived,
  noFailedJobs,
  serviceTitles,
  stateLabels,
  storageWorks,
} from '@/lib/studio/system/words'

const owner = 'ava@northlight.test'

test('the owner tests every service, and sees why one fails', async ({ page, signIn, sandbox }) => {
  await signIn(page, owner)
  await page.goto('/settings/system')
  await expect(page.getByRole('heading', { name: 'System', exact: true })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-live', 'on')

  const rowOf = (title: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })
  const runTest = (title: string) => rowOf(title).getByRole('button', { name: 'Test' }).click()
  const results = [
    [serviceTitles.email, emailSentTo(owner)],
    [serviceTitles.storage, storageWorks],
    [serviceTitles.live, liveArrived],
    [serviceTitles.payments, 'Connected to the account "Sandbox"'],
    [serviceTitles.database, databaseWorks],
    [serviceTitles.jobs, jobRan],
  ] as const
  for (const [title, result] of results) {
    await runTest(title)
    await expect(rowOf(title).getByRole('status')).toContainText(result)
    await expect(rowOf(title).getByRole('status')).toContainText(/It took [\d.]+ (ms|seconds)/)
    await expect(rowOf(title)).toContainText(stateLabels.working)
  }
  await sandbox.latestEmailTo(owner, 'Test email from')

  await sandbox.control('resend/failures', {
    count: 1,
    status: 403,
    name: 'invalid_api_key',
    message: 'API key is invalid',
  })
  await runTest(serviceTitles.email)
  await expect(rowOf(serviceTitles.email).getByRole('status')).toContainText('API key is invalid')
  await expect(rowOf(serviceTitles.email)).toContainText(stateLabels.failing)
  await page.reload()
  await expect(rowOf(serviceTitles.email)).toContainText('API key is invalid')
})

test('the owner retries one failed job and dismisses another', async ({ page, signIn, database }) => {
  const reason = 'storage responded 503 in this test'
  // What other tests let fail.
  await database.$executeRaw`DELETE FROM graphile_worker._private_jobs WHERE attempts > 0 AND locked_at IS NULL`
  await database.$executeRaw`
    SELECT graphile_worker.add_job(name, payload::json, run_at => now() + interval '1 hour', max_attempts => 12, job_key => name)
    FROM (VALUES ('remove-files', '{"keys":[]}'), ('give-back-payment', '{}')) AS job(name, payload)`
  await database.$executeRaw`
    UPDATE graphile_worker._private_jobs SET attempts = 12, last_error = ${reason}
    WHERE key IN ('remove-files', 'give-back-payment')`

  await signIn(page, owner)
  await page.goto('/settings/system')
  const failed = page.getByRole('row').filter({ hasText: reason })
  const retried = failed.filter({ hasText: jobTitles['remove-files'] })
  const dismissed = failed.filter({ hasText: jobTitles['give-back-payment'] })
  await expect(retried).toContainText('Given up')

  await retried.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Job queued')).toBeVisible()
  await expect(retried).toBeHidden()

  await dismissed.getByRole('button', { name: 'Dismiss' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Dismiss job' }).click()
  await expect(page.getByText('Job dismissed')).toBeVisible()
  await expect(dismissed).toBeHidden()
  await expect(page.getByText(noFailedJobs)).toBeVisible()
})
