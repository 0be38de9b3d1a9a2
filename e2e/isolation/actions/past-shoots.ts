import { randomUUID } from 'node:crypto'
import type { ActionTable } from './action-row'

const row = () => ({
  folder: '903 Chestnut Street',
  email: `${randomUUID()}@example.test`,
  address: '903 Chestnut Street, Asheville, NC 28801',
  date: '2023-06-30',
  title: '',
  expiresOn: '',
})

export const pastShootsActions: ActionTable = {
  checkShootsAction: { access: 'price-photos', input: () => ({ rows: [row()] }) },
  findUploadedAction: {
    access: 'price-photos',
    input: () => ({ files: [{ name: `${randomUUID()}.jpg`, bytes: 1_000 }] }),
  },
  // Nobody has this address.
  importGalleryAction: {
    access: 'price-photos',
    input: () => ({
      importId: randomUUID(),
      fileName: 'galleries.csv',
      row: row(),
      fileIds: [randomUUID()],
    }),
    expected: 'invalid',
  },
  // An import belongs to the studio; there is none here.
  undoShootImportAction: {
    access: 'price-photos',
    input: () => ({ importId: randomUUID() }),
    expected: 'not-found',
  },
}
