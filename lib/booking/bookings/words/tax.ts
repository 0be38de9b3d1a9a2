/** The tax on an order as long as no invoice has computed it. */
export const estimatedTaxLabel = 'Estimated tax'
/** After a total whose tax isn't known yet. */
export const plusTaxText = 'plus tax'
export const plusTaxHint = "Plus tax, which depends on the property's address."
