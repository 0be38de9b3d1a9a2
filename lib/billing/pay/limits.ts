/** Characters. */
export const reasonLimit = 500
export const legalNameLimit = 200
/** Shoots on one statement; those after them wait for the next one. */
export const maxShoots = 1000
/** Amounts for services and sizes in one photographer's terms. */
export const maxAmounts = 1000
/** Adjustments on one statement. */
export const maxAdjustments = 100
/** Statements on the page of a photographer, and rows of the overview. */
export const maxStatements = 200
