import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { db } from '@/lib/platform/data/db'
import { checkAgreement, recordAgreement } from '@/lib/studio/legal/operations/agree'
import { listUnagreedDocuments } from '@/lib/studio/legal/queries/list-current-documents'
import type { Agreement } from '@/lib/studio/legal/schema'

/**
 * Records that the actor agrees to the documents that apply. Idempotent.
 * @throws FieldError for `agreed` without the tick, or if a document has changed since the form was shown
 */
export async function agreeToDocuments(actor: Actor, agreement: Agreement): Promise<void> {
  const agreed = checkAgreement(await listUnagreedDocuments(actor.profileId), agreement)
  await recordAgreement(db(), actor.profileId, agreed)
}
