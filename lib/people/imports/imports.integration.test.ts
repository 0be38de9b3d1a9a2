import { beforeAll, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { createPerson, newEmail, signUpAs } from '@/lib/people/accounts/accounts.fixture'
import { inviteImportedClients } from '@/lib/people/accounts/operations/invite-imported-clients'
import { db } from '@/lib/platform/data/db'
import { importClients } from './commands/import-clients'
import { inviteImported } from './commands/invite-imported'
import { undoImport } from './commands/undo-import'
import { checkImport } from './queries/check-import'
import { listImports } from './queries/list-imports'

useDatabase()

let photographer: Actor

beforeAll(async () => {
  photographer = await createPerson('PHOTOGRAPHER')
})

const rowsOf = (...emails: string[]) =>
  emails.map((email) => ({
    fullName: 'Dana Whitfield',
    email,
    phone: '828.555.0141',
    company: 'Harbor Realty',
  }))

async function importRows(...emails: string[]) {
  const before = await listImports(photographer)
  const result = await importClients(photographer, { fileName: 'clients.csv', rows: rowsOf(...emails) })
  const row = (await listImports(photographer)).find(({ id }) => before.every((one) => one.id !== id))
  return { ...result, importId: row?.id ?? '' }
}

const mailsTo = (email: string) => db().outboxMessage.count({ where: { recipient: email } })

test('each row becomes a client, whom nobody emails', async () => {
  const [known, fresh] = [newEmail(), newEmail()]
  await signUpAs({ email: known })
  const rows = rowsOf(known.toUpperCase(), fresh, fresh, 'none')
  expect(await checkImport(photographer, { rows })).toMatchObject({
    newCount: 1,
    knownCount: 1,
    repeatedCount: 1,
    unreadableCount: 1,
  })
  expect(await importClients(photographer, { fileName: 'clients.csv', rows })).toEqual({ clientCount: 1 })
  expect(await db().profile.findUnique({ where: { email: fresh } })).toMatchObject({
    fullName: 'Dana Whitfield',
    phone: '828-555-0141',
    company: 'Harbor Realty',
    role: 'CLIENT',
    accountStatus: 'ACTIVE',
  })
  expect(await mailsTo(fresh)).toBe(0)
  await expect(importClients(photographer, { fileName: 'clients.csv', rows })).rejects.toMatchObject({
    code: 'conflict',
  })
})

test('of two imports of one file at once, each address comes in once', async () => {
  const emails = Array.from({ length: 40 }, newEmail)
  const outcomes = await Promise.allSettled([importRows(...emails), importRows(...emails)])
  const created = outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value.clientCount : 0))
  expect(created.reduce((sum, count) => sum + count, 0)).toBe(emails.length)
  expect(await db().profile.count({ where: { email: { in: emails } } })).toBe(emails.length)
})

test('the clients of an import are invited once, also if the job runs twice at a time', async () => {
  const emails = Array.from({ length: 60 }, newEmail)
  const { importId } = await importRows(...emails)
  await inviteImported(photographer, importId)
  await Promise.all([
    inviteImportedClients(importId, 'Ava North'),
    inviteImportedClients(importId, 'Ava North'),
  ])
  for (const email of [emails[0], emails.at(-1)]) expect(await mailsTo(email ?? '')).toBe(1)
  const invited = await db().user.count({ where: { email: { in: emails }, invitedAt: { not: null } } })
  expect(invited).toBe(emails.length)
  expect((await listImports(photographer)).find(({ id }) => id === importId)?.uninvitedCount).toBe(0)
})

test('undoing deletes who is only a row of the file', async () => {
  const [untouched, signedUp, invited] = [newEmail(), newEmail(), newEmail()]
  const { importId } = await importRows(untouched, signedUp, invited)
  await signUpAs({ email: signedUp })
  await db().user.update({ where: { email: invited }, data: { invitedAt: new Date() } })
  expect(await undoImport(photographer, importId)).toEqual({ deletedCount: 1, remainingCount: 2 })
  const left = await db().user.findMany({ where: { email: { in: [untouched, signedUp, invited] } } })
  expect(left.map(({ email }) => email).sort()).toEqual([signedUp, invited].sort())
  await expect(undoImport(photographer, importId)).rejects.toMatchObject({ code: 'not-found' })
})

test('an import can be undone for a week', async () => {
  const { importId } = await importRows(newEmail())
  const importedAt = new Date(Date.now() - 8 * 24 * 60 * 60 * 1000)
  await db().clientImport.update({ where: { id: importId }, data: { importedAt } })
  await expect(undoImport(photographer, importId)).rejects.toMatchObject({ code: 'conflict' })
})

test('clients and editors import, undo and invite nobody', async () => {
  const { importId } = await importRows(newEmail())
  for (const role of ['CLIENT', 'EDITOR'] as const) {
    const actor = await createPerson(role)
    const rows = rowsOf(newEmail())
    const attempts = [
      checkImport(actor, { rows }),
      importClients(actor, { fileName: 'clients.csv', rows }),
      undoImport(actor, importId),
      inviteImported(actor, importId),
    ]
    for (const attempt of attempts) await expect(attempt).rejects.toMatchObject({ code: 'forbidden' })
    expect(await listImports(actor)).toEqual([])
  }
})
