import type { Listing } from '@/lib/studio/uploads/commands/list-storage'

/** An error means wrong money, times or photos for someone; a warning can wait until tomorrow. */
export type Severity = 'error' | 'warning'

export type Finding = {
  /** What `fix` needs to find it again. */
  id: string
  /** What is wrong in plain words, with a number or id that a person can look up. */
  text: string
}

/** How a check reports what it is doing, and how far it looks. */
export type Scope = {
  /** Reads every stored file to compare its checksum. */
  readsContents: boolean
  /** Replaces the previous progress of this check. */
  showProgress(text: string): void
}

/** One thing that may be wrong with the studio's books. */
export type Check = {
  name: string
  severity: Severity
  /** What is wrong, for all findings. */
  title: string
  advice: string
  /** Finds at most `maxFindings`. @throws Error when it can't be checked */
  find(scope: Scope): Promise<Finding[]>
  /** Repairs these findings; only where that is safe. Idempotent. */
  fix?(findings: readonly Finding[]): Promise<void>
}

/** A check of what storage holds. */
export type StorageCheck = (listing: Listing) => Check

export const maxFindings = 1000
