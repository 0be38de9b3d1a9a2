import 'server-only'
import type { Transaction } from '@/lib/platform/data/db'
import { AppError, FieldError } from '@/lib/platform/errors'
import {
  listCurrentDocuments,
  listUnagreedDocuments,
} from '@/lib/studio/legal/queries/list-current-documents'
import { documentsKey } from '@/lib/studio/legal/rules/agreement'
import type { Agreement, LegalDocument } from '@/lib/studio/legal/schema'
import { agreeFirstText, documentsChangedText } from '@/lib/studio/legal/words'

/**
 * Returns the documents that a form's sender has agreed to: those that it asked about.
 * @param asked the documents that apply; the form need not ask where there are none
 * @throws FieldError for `agreed` without the tick, or if a document has changed since the form was shown
 */
export function checkAgreement(
  asked: readonly LegalDocument[],
  { agreed, documents }: Agreement,
): readonly LegalDocument[] {
  if (asked.length === 0) return []
  if (!agreed) throw new FieldError('agreed', agreeFirstText)
  if (documentsKey(asked) !== documents) throw new FieldError('agreed', documentsChangedText, 'conflict')
  return asked
}

/**
 * Returns the documents that a new account's owner has agreed to.
 * @throws FieldError as checkAgreement does
 */
export async function checkFirstAgreement(agreement: Agreement): Promise<readonly LegalDocument[]> {
  return checkAgreement(await listCurrentDocuments(), agreement)
}

/** Records that a person agreed to these documents. Idempotent: the first time counts. */
export async function recordAgreement(
  tx: Pick<Transaction, 'legalAcceptance'>,
  profileId: string,
  documents: readonly LegalDocument[],
): Promise<void> {
  await tx.legalAcceptance.createMany({
    data: documents.map(({ id }) => ({ profileId, documentId: id })),
    skipDuplicates: true,
  })
}

/**
 * Asserts that a person has agreed to the documents that apply before they book.
 * @throws AppError `conflict`
 */
export async function assertAgreedToDocuments(profileId: string): Promise<void> {
  const unagreed = await listUnagreedDocuments(profileId)
  if (unagreed.length > 0) throw new AppError('conflict', documentsChangedText)
}
