/** The newest records that a file lists. Nobody has as many; it bounds the memory that a download takes. */
export const maxRecords = 10_000
/** Their content isn't held in memory. */
export const maxPhotos = 100_000
/** Every invoice is rendered, and takes about 40 KB. */
export const maxInvoices = 1_000
