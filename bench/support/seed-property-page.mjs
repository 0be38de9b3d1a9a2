import { withClient } from '../../scripts/launch/postgres.ts'

export const slug = 'bench-property'

/**
 * Publishes the page of a paid delivery, with every text that a page can have.
 * @param {string} databaseUrl
 * @param {string} deliveryId
 */
export function seedPropertyPage(databaseUrl, deliveryId) {
  return withClient(databaseUrl, async (client) => {
    await client.query('DELETE FROM property_pages WHERE delivery_id = $1', [deliveryId])
    await client.query(
      `INSERT INTO property_pages (id, delivery_id, slug, published, content)
       VALUES (gen_random_uuid(), $1, $2, true, $3)`,
      [deliveryId, slug, JSON.stringify(content)],
    )
  })
}

const content = {
  headline: 'A bright house with mountain light, close to town',
  description: 'Oak floors run throughout. The kitchen opens onto a west-facing terrace. '.repeat(10).trim(),
  status: 'For sale',
  price: 875_000,
  beds: 4,
  baths: 2.5,
  area: 2_480,
  lot: '0.34 acres',
  year: 1926,
  film: 'https://vimeo.com/76979871',
  openHouses: [],
  leftOut: [],
  agent: {
    name: 'Sam Carter',
    phone: '+1 828 555 0141',
    email: 'sam@harborrealty.test',
    company: 'Harbor Realty',
    license: '',
    showsPhoto: false,
  },
}
