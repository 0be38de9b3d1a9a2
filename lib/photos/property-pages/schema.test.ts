import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { SavePage } from '@/lib/photos/property-pages/schema/editing'
import { SendInquiry } from '@/lib/photos/property-pages/schema/inquiries'
import { fieldErrors } from './words'

const [one, other] = [randomUUID(), randomUUID()]
const form = (changes: object = {}) => ({ deliveryId: randomUUID(), seen: '0', agentName: 'Sam', ...changes })
const errorsOf = (changes: object) => SavePage.safeParse(form(changes)).error?.issues ?? []

describe('SavePage', () => {
  it('reads numbers as people type them, and empty fields as none', () => {
    const { content } = SavePage.parse(
      form({ price: '$485,000', beds: '4', baths: '2.5', area: ' 3,400 ', year: '' }),
    )
    expect(content).toMatchObject({ price: 485_000, beds: 4, baths: 2.5, area: 3400, year: null })
  })

  it.each([
    ['price', 'a lot', fieldErrors.price],
    ['price', '485,000.50', fieldErrors.price],
    ['beds', '2.5', fieldErrors.beds],
    ['baths', '2.3', fieldErrors.baths],
    ['year', '12', fieldErrors.year],
    ['film', 'javascript:alert(1)', fieldErrors.film],
    ['film', 'https://youtube.com.evil.test/watch', fieldErrors.film],
    ['film', 'http://vimeo.com/1', fieldErrors.film],
    ['agentName', ' ', fieldErrors.agentName],
  ])('rejects %s %j', (field, value, message) => {
    expect(errorsOf({ [field]: value })).toMatchObject([{ path: [field], message }])
  })

  it.each(['https://www.youtube.com/watch?v=1', 'https://youtu.be/1', 'https://player.vimeo.com/video/1'])(
    'accepts the film %s',
    (film) => {
      expect(SavePage.parse(form({ film })).content.film).toBe(film)
    },
  )

  it('leaves out the listed photos that are not checked', () => {
    expect(SavePage.parse(form({ listed: [one, other], shown: [other] })).content.leftOut).toEqual([one])
  })

  it('sorts open houses, and drops empty rows', () => {
    const { openHouses } = SavePage.parse(
      form({
        openHouseId: [one, other, randomUUID()],
        openHouseDate: ['2026-06-14', '2026-06-13', ''],
        openHouseStart: ['13:00', '10:00', ''],
        openHouseEnd: ['15:00', '12:00', ''],
      }),
    ).content
    expect(openHouses.map(({ id }) => id)).toEqual([other, one])
  })

  it.each([
    ['', '10:00', '12:00'],
    ['2026-06-13', '12:00', '12:00'],
    ['2026-06-13', '12:00', ''],
    ['2026-06-31', '10:00', '12:00'],
  ])('rejects an open house on %j from %j to %j', (date, start, end) => {
    const errors = errorsOf({
      openHouseId: [one],
      openHouseDate: [date],
      openHouseStart: [start],
      openHouseEnd: [end],
    })
    expect(errors).toMatchObject([{ path: ['openHouses'], message: fieldErrors.openHouse }])
  })
})

describe('SendInquiry', () => {
  const inquiry = {
    pageId: one,
    idempotencyKey: other,
    fullName: 'Helen Ashworth',
    email: 'helen@ashworth.test',
  }

  it('needs a message with at most two links', () => {
    expect(SendInquiry.safeParse({ ...inquiry, message: ' \u0000 ' }).success).toBe(false)
    expect(SendInquiry.safeParse({ ...inquiry, message: 'Is it free?' }).success).toBe(true)
    const links = 'https://a.test https://b.test www.c.test'
    expect(SendInquiry.safeParse({ ...inquiry, message: links }).error?.issues[0]?.message).toBe(
      fieldErrors.links,
    )
  })
})
