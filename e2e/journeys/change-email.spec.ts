import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { makePerson } from '@/e2e/support/people'
import { linkIn } from '@/e2e/support/sandbox'
import { demoPassword, studioName, test } from '@/e2e/support/test'
import { emailChangeTexts } from '@/lib/people/accounts/words/email-change'
import { accountSubjects } from '@/lib/people/accounts/words/emails'
import { emailLinkTexts, undoLinkTexts } from '@/lib/people/accounts/words/links'
import { resetSubmitText } from '@/lib/people/accounts/words/sign-in'
import { signInReasons } from '@/lib/people/accounts/words/signed-out'

test('a person changes their email address, and changes it back from the old mailbox', async ({
  page,
  newPage,
  signIn,
  sandbox,
  database,
}) => {
  const person = await makePerson(database, 'client')
  const newAddress = `${randomUUID().slice(0, 8)}@example.test`
  const mailbox = await newPage()
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, person.email)

  await test.step('they ask for it, after proving who they are', async () => {
    await page.goto('/profile')
    await page.getByRole('link', { name: 'Change email address' }).press('Enter')
    await page.getByLabel('Password', { exact: true }).fill(demoPassword)
    await page.getByRole('button', { name: 'Confirm', exact: true }).press('Enter')
    await page.getByLabel('New email').fill(person.email)
    await page.getByRole('button', { name: 'Send link' }).press('Enter')
    await expect(page.getByText(emailChangeTexts.same)).toBeVisible()
    await page.getByLabel('New email').fill(newAddress)
    await page.getByRole('button', { name: 'Send link' }).press('Enter')
    await expect(page.getByText(emailChangeTexts.pending(newAddress))).toBeVisible()
  })
  await test.step('the link in the new mailbox changes it, in any browser', async () => {
    const mail = await sandbox.latestEmailTo(newAddress, accountSubjects.confirmEmail(studioName))
    await mailbox.goto(linkIn(mail, '/auth/email'))
    await expect(mailbox.getByRole('heading', { name: emailLinkTexts.usable.title })).toBeVisible()
    await mailbox.getByRole('button', { name: 'Confirm email' }).press('Enter')
    await expect(mailbox.getByText(signInReasons.verified.title)).toBeVisible()
    const { email } = await database.user.findUniqueOrThrow({ where: { id: person.userId } })
    expect(email).toBe(newAddress)
  })
  await test.step('the link in the old mailbox changes it back, and asks for a new password', async () => {
    const mail = await sandbox.latestEmailTo(person.email, accountSubjects.emailChanged(studioName))
    await mailbox.goto(linkIn(mail, '/auth/email/undo'))
    await expect(mailbox.getByRole('heading', { name: undoLinkTexts.usable.title })).toBeVisible()
    await mailbox.getByRole('button', { name: 'Change it back' }).press('Enter')
    await expect(mailbox.getByText(`For ${person.email}.`)).toBeVisible()
    await page.goto('/profile')
    await expect(page.getByText(signInReasons['email-restored'].title)).toBeVisible()
    await mailbox.getByLabel('New Password', { exact: true }).fill('Blueprint-of-1843')
    await mailbox.getByLabel('Confirm New Password').fill('Blueprint-of-1843')
    await mailbox.getByRole('button', { name: resetSubmitText }).press('Enter')
    await mailbox.waitForURL('/dashboard')
    const { email } = await database.user.findUniqueOrThrow({ where: { id: person.userId } })
    expect(email).toBe(person.email)
  })
})
