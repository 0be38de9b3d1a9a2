import { buffer } from 'node:stream/consumers'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { PagePhoto, PropertyPage } from '@/lib/photos/property-pages/schema/pages'
import { creditText, flyerOriginalsText } from '@/lib/photos/property-pages/words'
import { writeFlyer } from './write-flyer'

const size = { width: 900, height: 600 }
const photo: PagePhoto = {
  ...size,
  id: '1',
  alt: '',
  caption: '',
  altered: '',
  room: null,
  placeholder: null,
  focus: null,
  tile: size,
  screen: size,
}

const property: PropertyPage = {
  pageId: '1',
  slug: '740-juniper-field-lane-candler',
  street: '740 Juniper Field Lane',
  town: 'Candler, NC 28715',
  headline: 'A 1926 bungalow with mountain light',
  description: 'Oak floors run throughout.',
  status: 'For sale',
  price: '$875,000',
  facts: [
    ['Bedrooms', '4'],
    ['Lot', '0.34 acres'],
  ],
  openHouses: [],
  timeZone: 'America/New_York',
  today: '2026-06-10',
  site: null,
  photos: [photo, { ...photo, id: '2', altered: 'Virtually staged' }],
  floorPlans: [],
  pins: [],
  deliveredFilm: null,
  unbrandedFilm: null,
  agent: {
    name: 'José Nguyễn',
    phone: '828 555 0141',
    email: 'jose@example.test',
    company: 'Harbor',
    license: '1',
  },
  agentPhoto: null,
  brokerage: null,
  film: null,
  virtualTours: [],
  unbrandedTours: [],
  panoramas: [],
  studioName: 'Northlight',
  originals: '/originals/token',
  license: 'LISTING',
}

const url = 'https://portal.test/p/740-juniper-field-lane-candler'

async function read(page: PropertyPage, pictures = 2): Promise<{ pages: number; text: string }> {
  const picture = await sharp({ create: { ...size, channels: 3, background: '#3060a0' } })
    .jpeg()
    .toBuffer()
  const [hero = null, ...row] = Array.from({ length: pictures }, () => picture)
  const pdf = await buffer(writeFlyer({ page, url, hero, row, agentPhoto: null }))
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise
  const { items } = await (await document.getPage(1)).getTextContent()
  return { pages: document.numPages, text: items.map((item) => ('str' in item ? item.str : '')).join(' ') }
}

test('a flyer has everything on one page, in searchable text', async () => {
  const { pages, text } = await read(property)
  expect(pages).toBe(1)
  for (const words of [
    property.street,
    property.price,
    property.description,
    'Virtually staged',
    'José Nguyễn',
    'License 1',
    creditText('Northlight'),
    flyerOriginalsText,
  ]) {
    expect(text).toContain(words)
  }
})

test('long texts are shortened with an ellipsis', async () => {
  const long = 'Soapstone counters and a west-facing terrace. '.repeat(100)
  const { pages, text } = await read({
    ...property,
    street: 'The Very Long Name of an Estate That Nobody Can Remember in Full Boulevard',
    headline: long.slice(0, 120),
    description: long,
    agent: {
      ...property.agent,
      name: 'Alexandria '.repeat(9),
      email: `${'a'.repeat(64)}@${'b'.repeat(60)}.test`,
    },
  })
  expect(pages).toBe(1)
  expect(text).toContain('…')
  expect(text.length).toBeLessThan(2000)
})

test('a page with a single photo and nothing else still has a flyer', async () => {
  const { pages } = await read(
    { ...property, headline: '', description: '', status: '', price: '', facts: [], town: '' },
    1,
  )
  expect(pages).toBe(1)
})
