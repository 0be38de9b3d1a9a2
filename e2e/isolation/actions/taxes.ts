import { randomUUID } from 'node:crypto'
import type { ActionTable } from './action-row'

/** No rate has this id: the calls pass the access check but change nothing. */
const rateId = randomUUID()
const rate = { level: 'STATE', name: 'Sales tax', state: '', zips: '', rate: '0', startsOn: '2030-01-01' }

export const taxesActions: ActionTable = {
  // Invalid input: the call passes the access check, and no invoice of other tests gets a tax.
  addTaxRateAction: {
    access: 'change-settings',
    input: () => ({ ...rate, rate: '' }),
    expected: 'invalid',
  },
  changeTaxRateAction: {
    access: 'change-settings',
    input: () => ({ ...rate, rateId, seen: 'never' }),
    expected: 'not-found',
  },
  deleteTaxRateAction: { access: 'change-settings', input: () => ({ rateId }), expected: 'not-found' },
  addTaxExemptionAction: {
    access: 'change-settings',
    // No file has this id.
    input: () => ({ clientId: rateId, certificateNumber: '1', state: '', expiresOn: '', fileId: rateId }),
    expected: 'not-found',
  },
  removeTaxExemptionAction: {
    access: 'change-settings',
    input: () => ({ exemptionId: rateId }),
    expected: 'not-found',
  },
  changeTaxSettingsAction: {
    access: 'change-settings',
    // Outdated input: the call passes the access check but changes nothing.
    input: () => ({ pricesIncludeTax: 'yes', taxNumber: '', seen: 'never' }),
    expected: 'conflict',
  },
}
