import { beforeAll, describe, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import { useStorage } from '@/e2e/support/storage'
import type { Actor } from '@/lib/auth/actor'
import { createBooking, createInvoice } from '@/lib/billing/invoices/invoices.fixture'
import { readInvoice } from '@/lib/billing/invoices/queries/read-invoice'
import { listExemptions } from '@/lib/catalog/taxes/queries/list-exemptions'
import { findTaxTable } from '@/lib/catalog/taxes/queries/read-taxes'
import { signCertificate } from '@/lib/catalog/taxes/queries/sign-certificate'
import { estimateTax } from '@/lib/catalog/taxes/rules/estimate'
import { createTaxRate } from '@/lib/catalog/taxes/taxes.fixture'
import { storePrivateFile } from '@/lib/integrations/uploadthing'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { db } from '@/lib/platform/data/db'
import { dateToDatabase } from '@/lib/platform/time/calendar-date'
import { createStudio } from '@/lib/studio/settings/studio.fixture'
import { addExemption } from './add-exemption'
import { deleteUnusedCertificates } from './delete-unused-certificates'
import { recordCertificate } from './record-certificate'
import { removeExemption } from './remove-exemption'

useDatabase()
useStorage()

let photographer: Actor
let client: Actor
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n')
const seattle = '1 Pine Street, Seattle, WA 98101'

beforeAll(async () => {
  await createStudio()
  photographer = await createPerson('PHOTOGRAPHER')
  client = await createPerson('CLIENT')
  await createTaxRate(10_000)
})

async function upload(bytes: Buffer, name = 'certificate.pdf') {
  const key = await storePrivateFile({ name, contentType: 'application/pdf', bytes: Uint8Array.from(bytes) })
  return recordCertificate({ key, name, sizeBytes: bytes.length, uploaderId: photographer.profileId })
}

async function add(
  changes: { clientId?: string; state?: 'WA' | 'TX' | null; expiresOn?: string | null } = {},
) {
  const stored = await upload(pdf)
  if (stored.outcome !== 'stored') throw new Error('not stored')
  const input = { clientId: client.profileId, certificateNumber: 'RS-1', state: null, expiresOn: null }
  return addExemption(photographer, { ...input, fileId: stored.fileId, ...changes })
}

async function invoice(of: Actor = client, address = seattle) {
  const { invoiceId } = await createInvoice(await createBooking(of, photographer, address), 11_000)
  return readInvoice(of, invoiceId)
}

const taxed = [{ label: 'Total' }, { label: expect.stringContaining('(10%), included') }]

describe('a certificate', () => {
  test('is a PDF or a picture by its content', async () => {
    expect(await upload(Buffer.from('<html>'))).toMatchObject({ outcome: 'rejected' })
    expect(await upload(pdf)).toMatchObject({ outcome: 'stored' })
  })

  test('needs a file of the photographer who adds it, once', async () => {
    const stored = await upload(pdf)
    if (stored.outcome !== 'stored') throw new Error('not stored')
    const input = {
      clientId: client.profileId,
      certificateNumber: 'RS-1',
      state: null,
      expiresOn: '2020-01-01',
      fileId: stored.fileId,
    }
    const colleague = await createPerson('PHOTOGRAPHER')
    await expect(addExemption(colleague, input)).rejects.toMatchObject({ code: 'invalid' })
    const { exemptionId } = await addExemption(photographer, input)
    await expect(addExemption(photographer, input)).rejects.toMatchObject({ code: 'invalid' })
    await removeExemption(photographer, exemptionId)
  })

  test('is the business of photographers', async () => {
    const { exemptionId } = await add()
    expect(await signCertificate(photographer, exemptionId)).toContain('http')
    await expect(signCertificate(client, exemptionId)).rejects.toMatchObject({ code: 'not-found' })
    await expect(removeExemption(client, exemptionId)).rejects.toMatchObject({ code: 'forbidden' })
    expect(await listExemptions(client, client.profileId)).toEqual([])
    await removeExemption(photographer, exemptionId)
  })
})

describe('an exempt sale', () => {
  test('contains no tax and says so', async () => {
    expect((await invoice())?.totals).toMatchObject(taxed)
    const { exemptionId } = await add({ state: 'WA' })
    expect(await invoice()).toMatchObject({
      totals: [{ label: 'Total', amount: '$110.00' }],
      amount: '$110.00',
      exemption: 'Tax exempt, certificate RS-1 (Washington)',
    })
    await removeExemption(photographer, exemptionId)
    expect(await listExemptions(photographer, client.profileId)).toEqual([])
    expect((await invoice())?.exemption).toBeNull()
    // The invoice relies on it, so its file stays.
    expect(await signCertificate(photographer, exemptionId)).toContain('http')
  })

  test('is in the state of the certificate, until it expires, and to this client', async () => {
    const { exemptionId } = await add({ state: 'WA' })
    expect((await invoice(client, '1 Main Street, Austin, TX 78701'))?.totals).toMatchObject(taxed)
    expect((await invoice(await createPerson('CLIENT')))?.totals).toMatchObject(taxed)
    await db().taxExemption.update({
      where: { id: exemptionId },
      data: { expiresOn: dateToDatabase('2020-01-01') },
    })
    expect((await invoice())?.totals).toMatchObject(taxed)
    expect(await listExemptions(photographer, client.profileId)).toMatchObject([{ isExpired: true }])
    await removeExemption(photographer, exemptionId)
  })

  test('isn’t estimated with tax', async () => {
    await db().taxSettings.upsert({
      where: { id: 1 },
      create: { pricesIncludeTax: false },
      update: { pricesIncludeTax: false },
    })
    const { exemptionId } = await add()
    const lines = [{ kind: 'SERVICE' as const, serviceId: null, priceCents: 10_000 }]
    const estimateFor = async (actor: Actor) => {
      const table = await findTaxTable(actor)
      return table && estimateTax(lines, { state: 'WA', zip: null }, table)
    }
    expect(await estimateFor(client)).toMatchObject({ taxCents: 0 })
    expect(await estimateFor(await createPerson('CLIENT'))).toMatchObject({ taxCents: 1_000 })
    await removeExemption(photographer, exemptionId)
  })
})

test('an upload that belongs to no certificate is deleted after a week', async () => {
  const [used, unused] = [await add(), await upload(pdf, 'unused.pdf')]
  await db().storedFile.updateMany({ data: { createdAt: new Date('2020-01-01') } })
  await deleteUnusedCertificates()
  expect(await signCertificate(photographer, used.exemptionId)).toContain('http')
  const fileId = unused.outcome === 'stored' ? unused.fileId : ''
  expect(await db().storedFile.findUnique({ where: { id: fileId } })).toBeNull()
})
