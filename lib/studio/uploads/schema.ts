/** What became of an uploaded file, returned to the browser. */
export type UploadOutcome<Stored> =
  | ({ outcome: 'stored' } & Stored)
  | { outcome: 'rejected'; problem: string }
  /** The storage key is taken: the browser uploads the file again under another one. */
  | { outcome: 'clash' }

/** An uploaded file, as storage reports it. */
export type Upload = { key: string; name: string; sizeBytes: number; uploaderId: string }
