import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { makePerson } from '@/e2e/support/people'
import { studioName, test } from '@/e2e/support/test'
import { accountSubjects } from '@/lib/people/accounts/words/emails'
import { importTitle } from '@/lib/people/imports/words'
import { fileTexts } from '@/lib/platform/imports/words'

test('a photographer brings clients from another tool, corrects a row, and invites them', async ({
  page,
  database,
  sandbox,
  signIn,
}) => {
  const id = randomUUID().slice(0, 6)
  const email = (name: string) => `${name}-${id}@import.test`
  const photographer = await makePerson(database, 'photographer', 'Ilka Moreau')
  await signIn(page, photographer.email)
  await page.goto('/clients/import')
  await expect(page.getByRole('heading', { level: 1, name: importTitle })).toBeVisible()
  const file = (name: string, text: string) =>
    page
      .getByLabel('CSV file')
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text, 'latin1') })

  await test.step('a file without columns is explained', async () => {
    await file('notes.csv', 'Nothing here')
    await expect(page.getByText(fileTexts.unreadable)).toBeVisible()
  })

  await test.step('columns are recognized, in the semicolons and the encoding of a Windows spreadsheet', async () => {
    const rows = [
      'Customer Name;Customer Email;Phone Number;Customer Team;Lifetime Value',
      `José Abelló;${email('jose')};828.555.0141;Harbor Realty;4310`,
      `Vera Lindqvist;vera-${id}@;;;`,
      `Vera Again;${email('jose').toUpperCase()};;;`,
    ]
    await file('customers.csv', rows.join('\r\n'))
    await expect(page.getByText('4 of 5 matched')).toBeVisible()
    await expect(page.getByText('José Abelló, Vera Lindqvist')).toBeVisible()
    await expect(page.getByText('1 new client')).toBeVisible()
  })

  await test.step('a row is corrected in place', async () => {
    await page.getByLabel('Email in row 2').fill(email('vera'))
    await page.getByLabel('Email in row 2').press('Enter')
    await page.getByRole('button', { name: 'Import 2 clients' }).click()
    await expect(page.getByText('2 clients · ')).toBeVisible()
    expect(await sandbox.emailsTo(email('jose'))).toEqual([])
  })

  await test.step('the clients are invited once the photographer says so', async () => {
    await page.getByRole('button', { name: 'Send invitations to the clients of customers.csv' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Send invitations' }).click()
    await sandbox.latestEmailTo(email('vera'), accountSubjects.clientInvited(studioName))
    await page.goto(`/clients?search=${id}`)
    await expect(page.getByRole('link', { name: 'José Abelló' })).toBeVisible()
  })
})
