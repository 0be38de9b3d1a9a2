import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { makePerson } from '@/e2e/support/people'
import { linkIn, type Sandbox } from '@/e2e/support/sandbox'
import { demoPassword, studioName, test } from '@/e2e/support/test'
import { weakPasswordTexts } from '@/lib/auth/words'
import { accountSubjects } from '@/lib/people/accounts/words/emails'
import { guessablePasswords } from '@/lib/people/accounts/words/fields'
import { resetLinkTexts } from '@/lib/people/accounts/words/links'
import {
  approvalHint,
  resetRequestedText,
  verificationMailTexts,
  verifyEmailTitle,
} from '@/lib/people/accounts/words/sign-in'
import { accountStateTitles, signInReasons } from '@/lib/people/accounts/words/signed-out'

const studio = 'ava@northlight.test'
const password = 'Cyanotype-1842'
const note = 'We have enough drone pilots this year.'

type Person = { name: string; email: string }

/** Returns a new person. Names may only contain letters. */
function newPerson(): Person {
  const letters = randomUUID().replace(/[^a-f]/g, '')
  return { name: `Lee Marchetti ${letters}`, email: `${randomUUID().slice(0, 8)}@example.test` }
}

/** Signs up by keyboard and opens the verification link, which signs this browser in. */
async function openAccount(
  page: Page,
  sandbox: Sandbox,
  role: 'client' | 'photographer',
  from = '/auth',
): Promise<Person> {
  const person = newPerson()
  await page.goto(from)
  await page.getByRole('link', { name: 'Create an account' }).click()
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible()
  if (role === 'photographer') {
    await page.getByRole('radio', { name: /Agent/ }).focus()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('radio', { name: /Photographer/ })).toBeChecked()
  }
  await page.getByLabel('Full name').fill(person.name)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: verifyEmailTitle })).toBeVisible()
  const approvalNote = page.getByText(approvalHint)
  await expect(approvalNote).toHaveCount(role === 'photographer' ? 1 : 0)
  await page.goto(
    linkIn(
      await sandbox.latestEmailTo(person.email, accountSubjects.verifyEmail(studioName)),
      '/auth/verify',
    ),
  )
  await page.getByRole('button', { name: 'Verify email' }).press('Enter')
  await expect(page.getByText(signInReasons.verified.title)).toBeVisible()
  return person
}

async function fillSignIn(page: Page, email: string, typedPassword: string) {
  await page.getByLabel('Email').fill(email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(typedPassword)
  await page.keyboard.press('Enter')
}

test('the studio approves one photographer who signed up, and denies another with a note', async ({
  newPage,
  page,
  sandbox,
  signIn,
  database,
}) => {
  const person = await openAccount(page, sandbox, 'photographer')
  await test.step('the new account is pending', async () => {
    await expect(page.getByRole('heading', { name: accountStateTitles.PENDING_APPROVAL })).toBeVisible()
    await page.goto('/admin')
    await expect(page).toHaveURL('/auth/waiting')
  })
  const rejected = await makePerson(database, 'pending', newPerson().name)
  const { userId, email, fullName } = rejected
  await database.pendingApproval.create({ data: { userId, email, fullName } })
  const waiting = await newPage()
  await signIn(waiting, email)
  await waiting.goto('/auth/waiting')
  const admin = await newPage()
  await signIn(admin, studio)

  await test.step('the email about the request leads to it, and the studio approves the account', async () => {
    await admin.goto(linkIn(await sandbox.latestEmailTo(studio, person.name), '/admin'))
    await expect(admin.getByRole('main').getByText(person.email)).toBeVisible()
    await admin.getByRole('button', { name: `Approve ${person.name}` }).press('Enter')
    await expect(admin.getByRole('button', { name: 'Not yet' })).toBeFocused()
    await admin.getByRole('button', { name: 'Approve account' }).press('Enter')
    await expect(admin.getByText('Account Approved')).toBeVisible()
    await expect(admin.getByRole('button', { name: `Approve ${person.name}` })).toHaveCount(0)
  })
  await test.step('the waiting page updates by itself, and the email links to the portal', async () => {
    await expect(page.getByText(signInReasons.approved.title)).toBeVisible({ timeout: 20_000 })
    await expect(page.getByLabel('Email')).toHaveValue(person.email)
    await page.goto(
      linkIn(await sandbox.latestEmailTo(person.email, accountSubjects.approved(studioName)), '/auth'),
    )
    await fillSignIn(page, person.email, password)
    await expect(page.getByText('Welcome back!')).toBeVisible()
  })
  await deny(admin, fullName)
  await test.step("the other's page says why after signing in", async () => {
    await expect(waiting.getByText(signInReasons.denied.title)).toBeVisible({ timeout: 20_000 })
    await fillSignIn(waiting, email, demoPassword)
    await expect(waiting.getByRole('heading', { name: accountStateTitles.DENIED })).toBeVisible()
    await expect(waiting.getByText(note)).toBeVisible()
    await waiting.getByRole('button', { name: 'Sign out' }).press('Enter')
    await expect(waiting).toHaveURL('/auth')
  })
})

test('a verification link opened on another device verifies the account and asks to sign in with the email filled in', async ({
  newPage,
  page,
  sandbox,
}) => {
  const { name, email } = newPerson()
  await page.goto('/auth?mode=sign-up&next=%2Finvoices')
  const rules = page.getByRole('list', { name: 'Password rules' })
  await expect(rules.getByRole('listitem')).toHaveCount(4)
  await expect(page.getByText(guessablePasswords.first)).toBeVisible()
  await page.getByLabel('Full name').fill(name)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/auth/verify')
  const phone = await newPage()
  await phone.goto(
    linkIn(await sandbox.latestEmailTo(email, accountSubjects.verifyEmail(studioName)), '/auth/verify'),
  )
  await phone.getByRole('button', { name: 'Verify email' }).click()
  await expect(phone).toHaveURL('/auth?next=%2Finvoices')
  await expect(phone.getByText(signInReasons.verified.title)).toBeVisible()
  await expect(phone.getByLabel('Email')).toHaveValue(email)
  await phone.getByLabel('Password', { exact: true }).fill(password)
  await phone.keyboard.press('Enter')
  await expect(phone).toHaveURL('/invoices')
})

test('a link to a part of a page still leads there after signing in', async ({ page }) => {
  await page.goto('/profile/email#push')
  await expect(page).toHaveURL('/auth?next=%2Fprofile%2Femail#push')
  await fillSignIn(page, 'sam@harborrealty.test', demoPassword)
  await expect(page).toHaveURL('/profile/email#push')
})

test('signing up on the way to a page returns to it, and a forgotten password is reset by email', async ({
  newPage,
  page,
  sandbox,
  signIn,
}) => {
  const chosen = 'Heliograph-1851'
  const { email } = await openAccount(page, sandbox, 'client', '/book')
  await expect(page).toHaveURL(/\/book(\?|$)/)
  await page.context().clearCookies()
  const elsewhere = await newPage()
  await signIn(elsewhere, email)

  const link = await test.step('a link is requested', async () => {
    await page.goto('/invoices')
    await page.getByRole('link', { name: 'Forgot password?' }).press('Enter')
    await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
    await page.getByLabel('Email').fill(email)
    await page.keyboard.press('Enter')
    await expect(page.getByText(resetRequestedText)).toBeVisible()
    const mail = await sandbox.latestEmailTo(email, accountSubjects.resetPassword(studioName))
    return linkIn(mail, '/auth/reset')
  })
  await test.step('errors appear under their fields', async () => {
    await page.goto(link)
    await expect(page.getByText(`For ${email}.`)).toBeVisible()
    await choose(page, chosen, 'Another-Pass-1')
    await expect(page.getByText("Passwords don't match")).toBeVisible()
    await choose(page, 'Sunshine2026!', 'Sunshine2026!')
    await expect(page.getByText(weakPasswordTexts.common)).toBeVisible()
    await expect(page.getByLabel('New Password', { exact: true })).toBeFocused()
  })
  await test.step('the new password signs in here and out everywhere else', async () => {
    await choose(page, chosen, chosen)
    await expect(page).toHaveURL('/invoices')
    await expect(page.getByText('Password Updated')).toBeVisible()
    await elsewhere.goto('/profile')
    await expect(elsewhere).toHaveURL('/auth?next=%2Fprofile')
    await expect(elsewhere.getByText(signInReasons['password-changed'].title)).toBeVisible()
    await expect(elsewhere.getByLabel('Email')).toHaveValue(email)
  })
  await test.step('the used link no longer works', async () => {
    await elsewhere.goto(link)
    await expect(elsewhere.getByRole('heading', { name: resetLinkTexts.used.title })).toBeVisible()
  })
})

test('a sign-up says when its email could not be sent', async ({ page, sandbox }) => {
  const { name, email } = newPerson()
  await sandbox.control('resend/failures', { count: 1, status: 422, name: 'validation_error', to: email })
  await page.goto('/auth?mode=sign-up')
  await page.getByLabel('Full name').fill(name)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByText(verificationMailTexts.failed(email))).toBeVisible()
  await expect(page.getByText(verificationMailTexts.sent)).toBeHidden()
  await expect(page.getByText(verificationMailTexts.setup)).toBeHidden()
})

/** Denies the account; Escape, a click outside the dialog, and its cancel button don't discard the note without asking. */
async function deny(admin: Page, fullName: string) {
  await admin.getByRole('button', { name: `Deny ${fullName}` }).press('Enter')
  await admin.getByLabel('Note to applicant').fill(note)
  const question = admin.getByRole('alertdialog', { name: 'Close without saving?' })
  const closings = [
    () => admin.keyboard.press('Escape'),
    () => admin.mouse.click(5, 5),
    () => admin.getByRole('button', { name: 'Keep pending' }).click(),
  ]
  for (const close of closings) {
    await close()
    await expect(admin.getByRole('button', { name: 'Keep editing' })).toBeFocused()
    await admin.keyboard.press('Escape')
    await expect(question).toHaveCount(0)
    await expect(admin.getByLabel('Note to applicant')).toHaveValue(note)
  }
  await admin.keyboard.press('Escape')
  await question.getByRole('button', { name: 'Discard' }).click()
  await expect(admin.getByLabel('Note to applicant')).toHaveCount(0)
  await admin.getByRole('button', { name: `Deny ${fullName}` }).press('Enter')
  await expect(admin.getByLabel('Note to applicant')).toHaveValue('')
  await admin.keyboard.press('Escape')
  await admin.getByRole('button', { name: `Deny ${fullName}` }).press('Enter')
  await admin.getByLabel('Note to applicant').fill(note)
  await admin.getByRole('button', { name: 'Deny request' }).press('Enter')
  await expect(admin.getByText('Account Denied')).toBeVisible()
}

async function choose(page: Page, chosen: string, confirmed: string) {
  await page.getByLabel('New Password', { exact: true }).fill(chosen)
  await page.getByLabel('Confirm New Password').fill(confirmed)
  await page.keyboard.press('Enter')
}
