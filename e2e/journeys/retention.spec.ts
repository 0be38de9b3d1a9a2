import { expect } from '@playwright/test'
import { test } from '@/e2e/support/test'
import { retentionRanges } from '@/lib/studio/settings/rules/retention'
import { wholeNumberText } from '@/lib/studio/settings/words'

const owner = 'ava@northlight.test'

test('the owner shortens a period, and confirms what that deletes', async ({ page, database, signIn }) => {
  await signIn(page, owner)
  await page.goto('/settings/privacy')
  await expect(page.getByRole('heading', { name: 'Privacy', exact: true })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-live', 'on')

  const visits = page.getByLabel('Visits')
  const save = () => page.getByRole('button', { name: 'Save changes' }).click()
  const dialog = page.getByRole('alertdialog')
  const saved = page.getByText('Everything is saved')
  const { min, max } = retentionRanges.visitRetentionDays

  await visits.fill(String(max + 1))
  await save()
  await expect(page.getByText(wholeNumberText('days', min, max))).toBeVisible()
  await expect(visits).toBeFocused()

  await test.step('keeping the records leaves the form as it was filled in', async () => {
    await visits.fill('60')
    await save()
    await expect(dialog).toContainText(/Tonight, [\d,]+ visits will be deleted/)
    await dialog.getByRole('button', { name: 'Keep records' }).click()
    await expect(dialog).toBeHidden()
    await expect(visits).toHaveValue('60')
    await expect(page.getByText('1 change not saved')).toBeVisible()
  })

  await test.step('a confirmed period is saved', async () => {
    await save()
    await dialog.getByRole('button', { name: 'Save and delete' }).click()
    await expect(dialog).toBeHidden()
    await expect(saved).toBeVisible()
    expect(await database.studioSettings.findFirst()).toMatchObject({ visitRetentionDays: 60 })
  })

  await test.step('a longer period needs no confirmation', async () => {
    await visits.fill('90')
    await save()
    await expect(page.getByText('Retention periods updated').last()).toBeVisible()
    await expect(saved).toBeVisible()
    expect(await database.studioSettings.findFirst()).toMatchObject({ visitRetentionDays: 90 })
  })
})

test('another photographer has no Privacy page', async ({ page, signIn }) => {
  await signIn(page, 'noah@northlight.test')
  await page.goto('/settings/studio')
  await expect(page.getByRole('link', { name: 'Audit log' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Privacy' })).toBeHidden()
})
