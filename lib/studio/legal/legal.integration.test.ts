import { beforeAll, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { db } from '@/lib/platform/data/db'
import { editKey } from '@/lib/platform/web/form-values'
import { agreeToDocuments } from './commands/agree-to-documents'
import { publishDocument } from './commands/publish-document'
import { assertAgreedToDocuments, checkAgreement, recordAgreement } from './operations/agree'
import { findDocument } from './queries/find-document'
import { listCurrentDocuments, listUnagreedDocuments } from './queries/list-current-documents'
import { documentsKey } from './rules/agreement'
import type { Agreement, LegalKind } from './schema'

useDatabase()

let owner: Actor

beforeAll(async () => {
  owner = await createPerson('PHOTOGRAPHER', 'Ava North', 'owner@example.test')
})

const publish = (kind: LegalKind, text: string, seen: string) =>
  publishDocument(owner, { kind, text, seen: editKey({ text: seen }) })

test('without documents nobody has to agree', async () => {
  expect(checkAgreement(await listCurrentDocuments(), {})).toEqual([])
})

test('each text is a version, which never changes, and an empty one takes the document back', async () => {
  await publish('TERMS', 'One', '')
  await publish('TERMS', 'One', 'One')
  await expect(publish('TERMS', 'Other', '')).rejects.toMatchObject({ code: 'conflict' })
  await publish('TERMS', '', 'One')
  expect(await listCurrentDocuments()).toEqual([])
  await publish('TERMS', 'Two', '')
  expect(await findDocument('TERMS', 0)).toMatchObject({ version: 3, text: 'Two' })
  expect(await findDocument('TERMS', 1)).toMatchObject({ text: 'One' })
  expect(await findDocument('PRIVACY', 0)).toBeNull()
  await expect(db().legalDocument.updateMany({ data: { text: 'Three' } })).rejects.toThrow('only ever added')
  await expect(db().legalDocument.deleteMany()).rejects.toThrow('only ever added')
})

test('of two versions published at once, one is rejected', async () => {
  const outcomes = await Promise.allSettled([
    publish('TERMS', 'Left', 'Two'),
    publish('TERMS', 'Right', 'Two'),
  ])
  const rejected = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.code] : []))
  expect(rejected).toEqual(['conflict'])
})

test('whoever signs up has to agree to the versions that apply, once', async () => {
  await publish('PRIVACY', 'We keep little.', '')
  const current = await listCurrentDocuments()
  expect(current.map(({ kind, version }) => [kind, version])).toEqual([
    ['TERMS', 4],
    ['PRIVACY', 1],
  ])
  const documents = documentsKey(current)
  const attempt = (sent: Agreement) => () => checkAgreement(current, sent)
  expect(attempt({ documents })).toThrow(expect.objectContaining({ code: 'invalid' }))
  const onlyTerms = documentsKey(current.slice(0, 1))
  expect(attempt({ agreed: 'on', documents: onlyTerms })).toThrow(
    expect.objectContaining({ code: 'conflict' }),
  )
  const client = await createPerson('CLIENT')
  const agreed = checkAgreement(current, { agreed: 'on', documents })
  await db().$transaction((tx) => recordAgreement(tx, client.profileId, agreed))
  await db().$transaction((tx) => recordAgreement(tx, client.profileId, agreed))
  expect(await db().legalAcceptance.count({ where: { profileId: client.profileId } })).toBe(2)
  expect(await listUnagreedDocuments(client.profileId)).toEqual([])
  await publish('PRIVACY', 'We keep less.', 'We keep little.')
  const asked = await listUnagreedDocuments(client.profileId)
  expect(asked.map(({ kind, version }) => [kind, version])).toEqual([['PRIVACY', 2]])
  await expect(assertAgreedToDocuments(client.profileId)).rejects.toMatchObject({ code: 'conflict' })
  const agreement = { agreed: 'on', documents: documentsKey(asked) } as const
  await agreeToDocuments(client, agreement)
  await assertAgreedToDocuments(client.profileId)
  // A form that was sent twice has nothing left to ask.
  await agreeToDocuments(client, agreement)
  expect(await db().legalAcceptance.count({ where: { profileId: client.profileId } })).toBe(3)
})

test('only the owner publishes', async () => {
  const photographer = await createPerson('PHOTOGRAPHER')
  const attempt = publishDocument(photographer, { kind: 'TERMS', text: 'Mine', seen: '' })
  await expect(attempt).rejects.toMatchObject({ code: 'forbidden' })
})
