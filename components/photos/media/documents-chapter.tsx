import { ChapterHead } from '@/components/photos/deliveries/chapter-head'
import { Icon } from '@/components/ui/icon'
import { formatBytes } from '@/lib/photos/deliveries/rules/bytes'
import { mediaAddress } from '@/lib/photos/media/rules/media-address'
import type { DeliveryMediaFiles } from '@/lib/photos/media/schema'
import { documentsTitle, lockedDocumentsText } from '@/lib/photos/media/words'

const chapter = { id: 'documents', title: documentsTitle }

type Documents = Pick<DeliveryMediaFiles, 'documents' | 'lockedDocuments'>

/** Returns the gallery's chapters of documents: one, or none without a document. */
export function listDocumentChapters({
  documents,
  lockedDocuments,
}: Documents): { id: string; title: string }[] {
  return documents.length + lockedDocuments > 0 ? [chapter] : []
}

/** The documents of a delivery, to download; of locked ones, only how many there are. */
export function DocumentsChapter({ documents, lockedDocuments, isAlone }: Documents & { isAlone: boolean }) {
  const count = documents.length + lockedDocuments
  if (count === 0) return null
  return (
    <section
      id={chapter.id}
      aria-labelledby="documents-title"
      className="mt-13 scroll-mt-32 md:mx-(--pad) md:mt-26 md:scroll-mt-36"
    >
      <ChapterHead id="documents-title" title={chapter.title} isAlone={isAlone}>
        {count}
      </ChapterHead>
      {lockedDocuments > 0 ? (
        <p className="flex items-center gap-2 border-t py-4 text-ink-2 max-md:mx-(--pad)">
          <Icon name="lock" size="sm" />
          {lockedDocumentsText}
        </p>
      ) : (
        <ul className="border-t border-ink max-md:mx-(--pad)">
          {documents.map(({ id, name, sizeBytes }) => (
            <li key={id} className="border-b">
              <a
                href={mediaAddress(id, 'original')}
                className="grid min-h-14 grid-cols-[auto_minmax(0,1fr)_auto_auto] items-center gap-3.5 py-2 hover:bg-shade"
              >
                <Icon name="file-text" />
                <span className="t-place truncate">{name.replace(/\.pdf$/i, '')}</span>
                <span className="text-xs text-ink-3">PDF, {formatBytes(sizeBytes)}</span>
                <Icon name="download" size="sm" label="Download" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
