import { testNames } from '@/e2e/support/records'
import type { ActionTable } from './action-row'

const service = {
  name: testNames.service,
  description: 'For a test.',
  duration: '1 hour',
  durationMinutes: '60',
  light: 'ANY',
  usesDrone: false,
  showsExterior: false,
  revisionRounds: '2',
  price: ['USD', '99.00'],
  extraRound: ['USD', '25.00'],
  extraPhoto: ['USD', '0'],
  active: false,
  priceBasis: 'FIXED',
  countsBasement: true,
  countsDetached: true,
  bands: [],
}

export const catalogActions: ActionTable = {
  addServiceAction: {
    access: 'change-settings',
    // Everyone adds another one: its name is unique.
    input: (_own, someone = 'anonymous') => ({
      ...service,
      name: `${service.name} ${someone}`,
      category: 'OTHER',
    }),
  },
  changeServiceAction: {
    access: 'change-settings',
    input: ({ serviceId }) => ({
      ...service,
      serviceId,
      seen: {
        ...service,
        durationMinutes: 60,
        revisionRounds: 2,
        priceCents: 9900,
        extraRoundCents: 2500,
        currency: 'USD',
      },
    }),
    // Its name was another.
    expected: 'conflict',
  },
  offerServicesAction: {
    access: 'change-settings',
    input: ({ serviceId }) => ({ services: [{ serviceId, isOffered: true }] }),
  },
  orderServicesAction: {
    access: 'change-settings',
    input: ({ serviceId }) => ({ category: 'OTHER', seen: [serviceId], wanted: [serviceId] }),
    // The category has other services.
    expected: 'conflict',
  },
  deleteServiceAction: { access: 'change-settings', input: ({ serviceId }) => ({ serviceId }) },
}
