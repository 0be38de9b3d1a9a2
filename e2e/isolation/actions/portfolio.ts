import { testNames } from '@/e2e/support/records'
import type { ActionTable } from './action-row'

/** The portfolio belongs to the studio, so every photographer can edit it. */
export const portfolioActions: ActionTable = {
  saveItemAction: {
    access: 'photographer',
    input: ({ itemId, itemFileId }) => ({
      edited: { id: itemId, revision: 0 },
      title: testNames.project,
      category: 'Real Estate Photography',
      location: '',
      description: '',
      services: [],
      media: [itemFileId],
      cover: null,
      featured: false,
      published: false,
    }),
  },
  setItemFlagAction: {
    access: 'photographer',
    input: ({ itemId }) => ({ itemId, flag: 'featured', on: true }),
  },
  reorderEntryAction: {
    access: 'photographer',
    input: ({ itemId }) => ({ kind: 'item', id: itemId, side: 'after', neighborId: itemId }),
    expected: ['conflict'],
  },
  deleteEntryAction: {
    access: 'photographer',
    input: ({ equipmentId }) => ({ kind: 'equipment', id: equipmentId }),
  },
  restoreEntryAction: { access: 'photographer', input: ({ itemId }) => ({ kind: 'item', id: itemId }) },
  discardMediaAction: {
    access: 'photographer',
    input: ({ itemFileId }) => ({ mediaIds: [itemFileId] }),
  },
  saveEquipmentAction: {
    access: 'photographer',
    input: ({ equipmentId }) => ({
      edited: { id: equipmentId, revision: 0 },
      name: testNames.camera,
      category: 'Cameras',
      description: '',
    }),
  },
  saveStatAction: {
    access: 'photographer',
    input: ({ statId }) => ({
      edited: { id: statId, revision: 0 },
      value: '1',
      label: testNames.stat,
      icon: 'Camera',
      position: '9',
    }),
  },
}
