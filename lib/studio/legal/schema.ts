import { z } from 'zod'
import { legalTextLimit } from './limits'

export const legalKinds = ['TERMS', 'PRIVACY'] as const
export type LegalKind = (typeof legalKinds)[number]

/** A version of a document. Its text isn't empty. */
export type LegalDocument = { id: string; kind: LegalKind; version: number; text: string; publishedAt: Date }

/** The new text, empty for no document, and the serialized text that was open. */
export const PublishDocument = z.object({
  kind: z.enum(legalKinds),
  text: z
    .string()
    .transform((text) => text.replaceAll('\r\n', '\n').trim())
    .pipe(z.string().max(legalTextLimit, `At most ${legalTextLimit} characters`)),
  seen: z.string().max(3 * legalTextLimit),
})
export type PublishDocument = z.output<typeof PublishDocument>

/** The query of the public pages; 0 is the current version. */
export const LegalQuery = z.object({ version: z.coerce.number().int().min(0).max(100_000).catch(0) })

/** What a form sends along that asks for agreement: the tick, and the ids of the documents that it named. */
export const agreementFields = {
  agreed: z.literal('on').optional(),
  documents: z.string().max(100).optional(),
}
export const Agreement = z.object(agreementFields)
export type Agreement = z.output<typeof Agreement>
