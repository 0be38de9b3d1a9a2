import { expect, type Page } from '@playwright/test'
import { makePerson } from '@/e2e/support/people'
import { demoPassword, test } from '@/e2e/support/test'
import {
  confirmDeletionText,
  deletionDenialNote,
  formerClientName,
} from '@/lib/people/accounts/words/deletion'
import { accountSubjects } from '@/lib/people/accounts/words/emails'
import { accountDeletedTitle } from '@/lib/people/accounts/words/signed-out'
import { confirmTexts } from '@/lib/people/second-factor/words/sign-in'

const owner = 'ava@northlight.test'

test('a client asks to be deleted; the owner denies it, then deletes the account', async ({
  newPage,
  signIn,
  sandbox,
  database,
}) => {
  const person = await makePerson(database, 'client', `Wilma Farewell${Date.now() % 1000}`)
  const client = await newPage()
  const studio = await newPage()
  await signIn(client, person.email)
  await signIn(studio, owner)

  await test.step('the client asks, cancels, and asks again', async () => {
    await ask(client)
    await client.getByRole('button', { name: 'Cancel request' }).click()
    await expect(client.getByText('Request cancelled')).toBeVisible()
    await ask(client)
    await sandbox.latestEmailTo(owner, accountSubjects.deletionRequested(person.fullName))
  })
  await test.step('the owner denies it, and the client reads why', async () => {
    await studio.goto('/settings/privacy')
    await studio.getByRole('button', { name: `Deny: ${person.fullName}` }).click()
    await studio.getByRole('button', { name: 'Deny request' }).click()
    await expect(studio.getByText('Request denied')).toBeVisible()
    await sandbox.latestEmailTo(person.email, 'Your request to delete')
    await client.reload()
    await expect(client.getByText(deletionDenialNote)).toBeVisible()
  })
  await test.step('the client asks again, and the owner deletes the account', async () => {
    await ask(client)
    await studio.reload()
    const deleteButton = studio.getByRole('button', { name: `Delete account: ${person.fullName}` })
    await expect(studio.getByRole('button', { name: `Deny: ${person.fullName}` })).toBeVisible()
    await expect(deleteButton).toHaveCount(0)
    await expect(studio.getByText(confirmDeletionText)).toBeVisible()
    await studio.getByRole('link', { name: confirmTexts.title }).click()
    await studio.getByLabel('Password', { exact: true }).fill(demoPassword)
    await studio.getByRole('button', { name: 'Confirm', exact: true }).click()
    await deleteButton.click()
    await studio.getByRole('button', { name: 'Delete for good' }).click()
    await expect(studio.getByText('Account deleted')).toBeVisible()
    await expect(studio.getByText(person.email)).toHaveCount(0)
  })
  await test.step('the client is signed out, gets a last email, and the name is gone', async () => {
    await client.waitForURL('**/auth**')
    await expect(client.getByText(accountDeletedTitle)).toBeVisible()
    await sandbox.latestEmailTo(person.email, 'account was deleted')
    await studio.goto(`/clients/${person.profileId}`)
    await expect(studio.getByRole('heading', { level: 1, name: formerClientName })).toBeVisible()
  })
})

async function ask(page: Page) {
  await page.goto('/profile/data')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByText('Request sent')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel request' })).toBeVisible()
}
