import { testNames } from '@/e2e/support/records'
import type { ActionTable } from './action-row'

/** The portfolio belongs to the studio, so every photographer can edit it. */
export const portfolioActions: ActionTable = {
  saveItemAction: {
    access: 'manage-portfolio',
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
    access: 'manage-portfolio',
    input: ({ itemId }) => ({ itemId, flag: 'featured', on: true }),
  },
  reorderEntryAction: {
    access: 'manage-portfolio',
    input: ({ itemId }) => ({ kind: 'item', id: itemId, side: 'after', neighborId: itemId }),
    expected: 'conflict',
  },
  deleteEntryAction: {
    access: 'manage-portfolio',
    input: ({ equipmentId }) => ({ kind: 'equipment', id: equipmentId }),
  },
  restoreEntryAction: { access: 'manage-portfolio', input: ({ itemId }) => ({ kind: 'item', id: itemId }) },
  discardMediaAction: {
    access: 'manage-portfolio',
    input: ({ itemFileId }) => ({ mediaIds: [itemFileId] }),
  },
  saveEquipmentAction: {
    access: 'manage-portfolio',
    input: ({ equipmentId }) => ({
      edited: { id: equipmentId, revision: 0 },
      name: testNames.camera,
      category: 'Cameras',
      description: '',
    }),
  },
  saveStatAction: {
    access: 'manage-portfolio',
    input: ({ statId }) => ({
      edited: { id: statId, revision: 0 },
      value: '1',
      label: testNames.stat,
      icon: 'Camera',
      position: '9',
    }),
  },
}
