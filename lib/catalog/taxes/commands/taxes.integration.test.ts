import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { createBooking } from '@/lib/billing/invoices/invoices.fixture'
import { issueInvoice } from '@/lib/billing/invoices/operations/issue-invoice'
import { readInvoice } from '@/lib/billing/invoices/queries/read-invoice'
import type { LineItem } from '@/lib/booking/bookings/rules/order-lines'
import { findTaxSettings, listRates } from '@/lib/catalog/taxes/queries/read-taxes'
import { TaxRateDraft, type TaxRateInput } from '@/lib/catalog/taxes/schema'
import { createTaxRate } from '@/lib/catalog/taxes/taxes.fixture'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { db } from '@/lib/platform/data/db'
import { editKey } from '@/lib/platform/web/form-values'
import { createStudio } from '@/lib/studio/settings/studio.fixture'
import { addRate } from './add-rate'
import { changeRate } from './change-rate'
import { changeTaxSettings } from './change-tax-settings'
import { deleteRate } from './delete-rate'

useDatabase()

let photographer: Actor
let client: Actor

beforeAll(async () => {
  await createStudio()
  photographer = await createPerson('PHOTOGRAPHER')
  client = await createPerson('CLIENT')
})
beforeEach(async () => {
  await db().taxRate.deleteMany()
  await db().untaxedService.deleteMany()
  await db().taxSettings.deleteMany()
})

const typed: TaxRateInput = {
  level: 'STATE',
  name: 'Washington',
  state: 'WA',
  zips: '',
  rate: '6.5',
  startsOn: '2026-01-01',
}
const draft = (changes: Partial<TaxRateInput> = {}) => TaxRateDraft.parse({ ...typed, ...changes })

describe('a tax rate', () => {
  test('is added, changed and deleted, and audited', async () => {
    const { rateId } = await addRate(photographer, draft())
    const [rate] = await listRates(photographer)
    expect(rate).toMatchObject({ id: rateId, state: 'WA', rateThousandths: 6_500, startsOn: '2026-01-01' })
    const seen = editKey(rate ?? {})
    await changeRate(photographer, { ...draft({ rate: '6.6' }), rateId, seen })
    expect((await listRates(photographer))[0]?.rateThousandths).toBe(6_600)
    const late = changeRate(photographer, { ...draft({ rate: '7' }), rateId, seen })
    await expect(late).rejects.toMatchObject({ code: 'conflict' })
    await deleteRate(photographer, rateId)
    await expect(deleteRate(photographer, rateId)).rejects.toMatchObject({ code: 'not-found' })
    const actions = await db().auditEntry.findMany({
      where: { subjectId: rateId },
      orderBy: { createdAt: 'asc' },
    })
    expect(actions.map(({ action }) => action)).toEqual([
      'tax.rate-added',
      'tax.rate-changed',
      'tax.rate-deleted',
    ])
  })

  test('is the only one for its level, place and day, also of two added at once', async () => {
    const outcomes = await Promise.allSettled([
      addRate(photographer, draft()),
      addRate(photographer, draft()),
    ])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await addRate(photographer, draft({ startsOn: '2027-01-01' }))
    await addRate(photographer, draft({ level: 'CITY', zips: '98101 98104' }))
    const overlapping = addRate(photographer, draft({ level: 'CITY', zips: '98104 98105' }))
    await expect(overlapping).rejects.toMatchObject({
      code: 'invalid',
      fields: { startsOn: [expect.any(String)] },
    })
  })

  test('is the business of active photographers', async () => {
    const { rateId } = await addRate(photographer, draft())
    for (const actor of [client, { ...photographer, status: 'DISABLED' as const }]) {
      const attempts = [
        addRate(actor, draft({ startsOn: '2027-01-01' })),
        changeRate(actor, { ...draft(), rateId, seen: '' }),
        deleteRate(actor, rateId),
        listRates(actor),
        findTaxSettings(actor),
      ]
      for (const outcome of await Promise.allSettled(attempts))
        expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'forbidden' } })
    }
  })
})

describe('an invoice', () => {
  const address = '1 Pine Street, Seattle, WA 98101'
  const lines: LineItem[] = [
    { kind: 'SERVICE', serviceId: 'photo_shoot', description: 'Photo Shoot', amountCents: 29_900 },
    { kind: 'TRAVEL', description: 'Travel, 31 miles', amountCents: 1_100 },
  ]

  async function issue(amountCents: number, options: { pricesIncludeTax?: boolean } = {}) {
    const bookingId = await createBooking(client, photographer, address)
    const issued = await db().$transaction((tx) =>
      issueInvoice(tx, { bookingId, deliveryId: null, amountCents, lines, ...options }),
    )
    const rows = await db().invoiceLine.findMany({
      where: { invoiceId: issued.invoiceId },
      include: { taxes: { orderBy: { position: 'asc' } } },
      orderBy: { position: 'asc' },
    })
    return { ...issued, rows }
  }

  beforeEach(async () => {
    await createTaxRate(6_500, { name: 'Washington', state: 'WA' })
    await createTaxRate(3_850, { name: 'Seattle', level: 'CITY', zips: ['981'] })
  })

  test('adds the taxes of the place to prices without tax, and names them', async () => {
    const { invoiceId, amountCents, taxCents, rows } = await issue(31_000, { pricesIncludeTax: false })
    expect({ amountCents, taxCents }).toEqual({ amountCents: 34_209, taxCents: 3_209 })
    expect(rows.map(({ kind, serviceId, amountCents: cents }) => [kind, serviceId, cents])).toEqual([
      ['SERVICE', 'photo_shoot', 32_995],
      ['TRAVEL', null, 1_214],
    ])
    expect(rows[0]?.taxes).toMatchObject([
      { name: 'Washington', rateThousandths: 6_500, taxCents: 1_944 },
      { name: 'Seattle', rateThousandths: 3_850, taxCents: 1_151 },
    ])
    expect(await readInvoice(client, invoiceId)).toMatchObject({
      lines: [{ amount: '$299.00' }, { amount: '$11.00' }],
      totals: [
        { label: 'Subtotal', amount: '$310.00' },
        { label: 'Washington (6.5%)', amount: '$20.15' },
        { label: 'Seattle (3.85%)', amount: '$11.94' },
        { label: 'Total', amount: '$342.09' },
      ],
      amount: '$342.09',
      balance: '$342.09',
    })
  })

  test('contains them in prices with tax, and its total stays', async () => {
    const { invoiceId, amountCents, taxCents } = await issue(31_000)
    expect({ amountCents, taxCents }).toEqual({ amountCents: 31_000, taxCents: 2_908 })
    expect(await readInvoice(client, invoiceId)).toMatchObject({
      totals: [
        { label: 'Total' },
        { label: 'Washington (6.5%), included' },
        { label: 'Seattle (3.85%), included' },
      ],
      amount: '$310.00',
    })
  })

  test('taxes neither a service nor a charge that the studio doesn’t tax, and discounts both', async () => {
    const settings = await findTaxSettings(photographer)
    await changeTaxSettings(photographer, { ...settings, taxesTravel: false, seen: editKey(settings) })
    const { rows, taxCents } = await issue(15_500, { pricesIncludeTax: false })
    expect(rows.map(({ taxable, amountCents, taxCents: tax }) => [taxable, amountCents - tax])).toEqual([
      [true, 29_900],
      [false, 1_100],
      [true, -14_950],
      [false, -550],
    ])
    expect(taxCents).toBe(1_547)
    const now = await findTaxSettings(photographer)
    await changeTaxSettings(photographer, { ...now, untaxedServiceIds: ['photo_shoot'], seen: editKey(now) })
    expect(await issue(31_000, { pricesIncludeTax: false })).toMatchObject({
      amountCents: 31_000,
      taxCents: 0,
    })
  })

  test('at no charge contains no tax', async () => {
    expect(await issue(0, { pricesIncludeTax: false })).toMatchObject({ amountCents: 0, taxCents: 0 })
  })

  test('keeps its tax when the rate changes', async () => {
    const { invoiceId } = await issue(31_000)
    await db().taxRate.updateMany({ data: { rateThousandths: 20_000 } })
    await db().taxRate.deleteMany()
    expect((await readInvoice(client, invoiceId))?.totals).toMatchObject([
      { label: 'Total' },
      { label: 'Washington (6.5%), included' },
      { label: 'Seattle (3.85%), included' },
    ])
    expect((await issue(31_000)).taxCents).toBe(0)
  })
})

test('of two changes of the settings at once, the later is rejected', async () => {
  const settings = await findTaxSettings(photographer)
  const change = (pricesIncludeTax: boolean) =>
    changeTaxSettings(photographer, {
      ...settings,
      taxNumber: '1',
      pricesIncludeTax,
      seen: editKey(settings),
    })
  const outcomes = await Promise.allSettled([change(false), change(true)])
  const rejected = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []))
  expect(rejected).toEqual(['conflict'])
})
