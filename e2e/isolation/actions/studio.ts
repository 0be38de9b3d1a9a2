import type { ActionTable } from './action-row'

export const studioActions: ActionTable = {
  publishDocumentAction: {
    access: 'owner',
    // Outdated input: the call passes the access check but publishes nothing.
    input: () => ({ kind: 'TERMS', text: 'Ours', seen: 'never' }),
    expected: 'conflict',
  },
  // Nobody has published terms, so there's nothing to agree to.
  agreeToDocumentsAction: { access: 'client', input: () => ({}) },
  changePublicTextsAction: {
    access: 'change-settings',
    // Outdated input: the call passes the access check but changes nothing.
    input: () => ({
      headline: '',
      introduction: '',
      closing: '',
      photographyText: '',
      videoText: '',
      designText: '',
      aerialText: '',
      tiktokUrl: '',
      instagramUrl: '',
      facebookUrl: '',
      mailSignature: '',
      seen: 'never',
    }),
    expected: 'conflict',
  },
  changeStudioAction: {
    access: 'change-settings',
    // Outdated input: the call passes the access check but changes nothing.
    input: () => ({
      name: 'Northlight',
      supportEmail: 'studio@northlight.test',
      phone: '',
      address: '',
      timeZone: 'America/New_York',
      hours: 'Mon-Fri 9AM-6PM EST',
      currency: 'USD',
      mailSenderName: '',
      mailSenderAddress: '',
      seen: 'never',
    }),
    expected: 'conflict',
  },
  updateLogoAction: {
    access: 'change-settings',
    input: () => ({ picture: new Blob(['not a picture']) }),
    expected: 'invalid',
  },
  // Invalid input: the call passes the access check, and the logo stays for the journey that changes it.
  removeLogoAction: { access: 'change-settings', input: () => null, expected: 'invalid' },
  changeInvoiceTermsAction: {
    access: 'change-settings',
    // Outdated input: the call passes the access check but changes nothing.
    input: () => ({
      invoiceDueDays: '14',
      invoicePrefix: 'NL',
      'reminderDays[]': '3',
      turnaroundHours: '24',
      galleryDays: '',
      deposit: ['USD', '0'],
      depositPercent: '',
      chargeAfterDays: '',
      chargeRetryDays: '1, 3, 7',
      seen: 'never',
    }),
    expected: 'conflict',
  },
  changeRetentionAction: {
    access: 'owner',
    // Outdated input, as above.
    input: () => ({
      emailRetentionDays: '365',
      notificationRetentionDays: '365',
      visitRetentionDays: '90',
      quoteRetentionDays: '',
      conversationRetentionDays: '',
      seen: 'never',
    }),
    expected: 'conflict',
  },
  changeCancellationAction: {
    access: 'change-settings',
    // Outdated input: the call passes the access check but changes nothing.
    input: () => ({
      freeCancelHours: '24',
      lateCancelFee: ['USD', '0'],
      seen: '',
    }),
    expected: 'conflict',
  },
  changeTravelAction: {
    access: 'change-settings',
    // Outdated input, as above.
    input: () => ({
      roadFactorPercent: '1.4',
      averageMph: '35',
      travelFreeMiles: '20',
      travelStepMiles: '1',
      travelStepFee: ['USD', '0'],
      seen: '',
    }),
    expected: 'conflict',
  },
  changeSellersAction: {
    access: 'change-settings',
    input: () => ({ sellerChecklist: 'Kitchen\nClear the counters', seen: '' }),
    expected: 'conflict',
  },
  markStepAction: { access: 'owner', input: () => ({ step: 'team' }) },
}
