import { randomUUID } from 'node:crypto'
import type { ActionTable } from './action-row'

const rows = () => [{ fullName: 'Robin Reed', email: `${randomUUID()}@example.test`, phone: '', company: '' }]

export const importsActions: ActionTable = {
  checkImportAction: { access: 'book-for-clients', input: () => ({ rows: rows() }) },
  importClientsAction: {
    access: 'book-for-clients',
    input: () => ({ fileName: 'clients.csv', rows: rows() }),
  },
  // An import belongs to the studio; there is none here.
  undoImportAction: {
    access: 'book-for-clients',
    input: () => ({ importId: randomUUID() }),
    expected: 'not-found',
  },
  inviteImportedAction: {
    access: 'book-for-clients',
    input: () => ({ importId: randomUUID() }),
    expected: 'not-found',
  },
}
