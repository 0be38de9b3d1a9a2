/** Postings on one page of the ledger. */
export const pageSize = 50
