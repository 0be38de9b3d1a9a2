import { randomUUID } from 'node:crypto'
import type { ActionTable } from './action-row'

const rows = () => [
  {
    row: 0,
    name: `Photos ${randomUUID()}`,
    category: '',
    description: '',
    price: '$199.00',
    size: '',
    duration: '60 minutes',
    photosIncluded: '',
    extraPhoto: '',
  },
]

export const priceListsActions: ActionTable = {
  checkPriceListAction: { access: 'change-settings', input: () => ({ rows: rows() }) },
  importPriceListAction: {
    access: 'change-settings',
    input: () => ({ fileName: 'prices.csv', rows: rows() }),
  },
  // An import belongs to the studio; there is none here.
  offerImportedAction: {
    access: 'change-settings',
    input: () => ({ importId: randomUUID() }),
    expected: 'not-found',
  },
  undoPriceListAction: {
    access: 'change-settings',
    input: () => ({ importId: randomUUID() }),
    expected: 'not-found',
  },
}
